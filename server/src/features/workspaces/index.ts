export { welcomeOwner } from "./welcome-owner.ts";
