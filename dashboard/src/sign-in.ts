import { type CitedeskClient, CitedeskError } from "@citedesk/client";
import { element } from "./element.ts";

/** Two fields; password managers and pasting work. */
export function showSignIn(parent: HTMLElement, client: CitedeskClient, signedIn: () => void): void {
  const email = element("input", {
    type: "email",
    name: "email",
    autocomplete: "username",
    required: true,
    id: "email",
  });
  const password = element("input", {
    type: "password",
    name: "password",
    autocomplete: "current-password",
    required: true,
    id: "password",
  });
  const message = element("p", { role: "alert", class: "problem" });
  const button = element("button", { type: "submit", class: "primary" }, "Sign in");
  const form = element(
    "form",
    {
      class: "card sign-in",
      onsubmit: async (event) => {
        event.preventDefault();
        button.disabled = true;
        message.textContent = "";
        try {
          await client.signIn(email.value, password.value);
          signedIn();
        } catch (error) {
          message.textContent =
            error instanceof CitedeskError ? error.message : "The server does not answer. Try again.";
          password.focus();
        } finally {
          button.disabled = false;
        }
      },
    },
    element("h1", {}, "Citedesk"),
    element("p", { class: "muted" }, "The first start printed the e-mail and the password in the terminal."),
    element("label", { for: "email" }, "E-mail"),
    email,
    element("label", { for: "password" }, "Password"),
    password,
    message,
    button,
  );
  parent.replaceChildren(element("main", { class: "centre" }, form));
  email.focus();
}
