import assert from "node:assert/strict";
import { test } from "node:test";
import type { LeadForm } from "./chat-settings.ts";
import type { Line } from "./conversation-state.ts";
import { isTimeToAsk } from "./is-time-to-ask.ts";

const QUESTION = { status: "done" } as Line;
const line = (answered: boolean | null, status = "done") => ({ status, message: { answered } }) as Line;

test("details are asked for when the owner says so, and else on demand alone", () => {
  const cases: [LeadForm["ask"], Line[], boolean][] = [
    [undefined, [], false],
    [{ when: "on_request" }, [QUESTION, line(false)], false],
    [{ when: "before" }, [], true],
    [{ when: "before" }, [QUESTION], false],
    [{ when: "after_answers", answers: 2 }, [line(true), line(false), line(null)], false],
    [{ when: "after_answers", answers: 2 }, [line(true), line(false), line(true)], true],
    [{ when: "after_answers", answers: 1 }, [line(true), { status: "sending" } as Line], false],
    [{ when: "after_answers" }, [line(true), line(true)], false],
    [{ when: "after_answers" }, [line(true), line(true), line(true)], true],
    [{ when: "on_abstention" }, [QUESTION, line(false)], true],
    [{ when: "on_abstention" }, [QUESTION, line(false), QUESTION], false],
    [{ when: "on_abstention" }, [QUESTION, line(true)], false],
  ];
  for (const [ask, lines, expected] of cases)
    assert.equal(isTimeToAsk(ask, lines), expected, JSON.stringify([ask, lines]));
});
