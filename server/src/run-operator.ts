import { runCitedesk } from "./commands/run-citedesk.ts";

const isWatched = process.stderr.isTTY === true;
process.exitCode = await runCitedesk(process.argv.slice(2), process.env, {
  out: (text) => console.log(text),
  error: (text) => console.error(text),
  progress: isWatched ? (text) => process.stderr.write(`\r\u001B[K${text}`) : undefined,
});
if (isWatched) process.stderr.write("\r\u001B[K");
