import "./dashboard.css";
import { CitedeskClient } from "@citedesk/client";
import { showSignIn } from "./sign-in.ts";
import { showWorkbench } from "./workbench.ts";

const client = new CitedeskClient({ baseUrl: location.origin });

showSignIn(document.body, client, () => showWorkbench(document.body, client));
