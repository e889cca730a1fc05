import "@fontsource-variable/nunito/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { watchLinks } from "./lib/router.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

watchLinks();
mount(App, { target: document.getElementById("app")! });
