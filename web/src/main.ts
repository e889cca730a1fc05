import "@fontsource-variable/nunito/wght.css";
import { mount } from "svelte";
import { host } from "$place/host";
import App from "./App.svelte";
import { watchLinks } from "./lib/router.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

host.begin();
watchLinks();
mount(App, { target: document.getElementById("app")! });
