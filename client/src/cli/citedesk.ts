#!/usr/bin/env node
import { runCommandLine } from "./run-command-line.ts";
import { terminalSurroundings } from "./surroundings.ts";

process.exitCode = await runCommandLine(process.argv.slice(2), terminalSurroundings());
