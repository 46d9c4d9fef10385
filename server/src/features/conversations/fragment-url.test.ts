import assert from "node:assert/strict";
import { test } from "node:test";
import { fragmentUrl } from "./fragment-url.ts";

test("a citation opens a video at its second, in the way of its site", () => {
  const place = { page: null, timeFrom: 65.4 };
  for (const [url, expected] of [
    ["https://www.youtube.com/watch?v=coursevid01", "https://www.youtube.com/watch?v=coursevid01&t=65"],
    ["https://vimeo.com/76979871", "https://vimeo.com/76979871#t=65"],
    ["https://tube.example/w/kkGMgK9ZtnKfYAgnEtQxbv?start=0", "https://tube.example/w/kkGMgK9ZtnKfYAgnEtQxbv?start=65"],
    ["https://shop.example/course", "https://shop.example/course#t=65"],
  ] as const)
    assert.equal(fragmentUrl(url, "Turn the valve.", place), expected);
});
