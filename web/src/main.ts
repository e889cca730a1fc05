import "@fontsource-variable/nunito/wght.css";
import { mount } from "svelte";
import { host } from "$place/host";
import App from "./App.svelte";
import { watchLinks } from "./lib/router.svelte";
import { spoken } from "./lib/speech.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

host.begin();
watchLinks();
await spoken(); // nobody shall see a page without words
const target = document.getElementById("app")!;
target.replaceChildren(); // what stood there was for browsers in which we never come
mount(App, { target });
