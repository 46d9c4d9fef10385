import assert from "node:assert/strict";
import { test } from "node:test";
import { CommandError } from "./command.ts";
import { explainTarget } from "./explain-target.ts";

const failing = (fields: object) =>
  explainTarget("/backups/monday", () => Promise.reject(Object.assign(new Error("raw"), fields)));

test("a disk that is full, or read-only, is told in one line; what fails elsewhere stays as it is", async () => {
  await assert.rejects(
    failing({ code: "ENOSPC", syscall: "write" }),
    new CommandError(
      "There is no room left for /backups/monday. Make room, or name a file on another disk; nothing was kept of it.",
    ),
  );
  await assert.rejects(
    failing({ code: "EROFS", syscall: "open", path: "/backups/monday.unfinished" }),
    new CommandError("/backups is on a disk that is read-only. Name a file on another disk."),
  );
  await assert.rejects(failing({ code: "ENOENT", syscall: "open", path: "/data/files/one" }), /raw/);
});
