export { type Verification, verifyInstallation } from "./verify-installation.ts";
