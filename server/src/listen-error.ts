import { type Config, ConfigError } from "./config.ts";

export function listenError(error: NodeJS.ErrnoException, config: Config): Error {
  if (error.code === "EADDRINUSE") return new ConfigError("PORT", `${config.port} is in use; choose another.`);
  if (error.code === "EACCES")
    return new ConfigError("PORT", `${config.port} needs more rights; choose one above 1023.`);
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new ConfigError("HOST", `${config.host} is not an address of this machine.`);
  return error;
}
