import assert from "node:assert/strict";
import { test } from "node:test";
import iconv from "iconv-lite";
import { decodeText, looksLikeText } from "./decode-text.ts";

const GERMAN = "Größe, Übergewicht, Maß – und „Anführungszeichen“ für fünf Bücher.";
const FRENCH = "L’été dernier, nous avons reçu vos élèves à l’hôtel « Les Chênes », près du château.";
const RUSSIAN = "Магазин открыт каждый день с девяти утра до восьми вечера, кроме воскресенья.";
const JAPANESE = "営業時間は午前九時から午後八時までです。日曜日は休みです。お問い合わせください。";

for (const encoding of ["utf-8", "utf-16le", "utf-16be", "utf-32le"]) {
  test(`${encoding} with a byte order mark is read without it`, () => {
    assert.equal(decodeText(iconv.encode(GERMAN, encoding, { addBOM: true })).replace("\ufeff", ""), GERMAN);
  });
}

test("text without a mark is read as UTF-8 when it is that", () => {
  assert.equal(decodeText(Buffer.from(`${RUSSIAN} ${JAPANESE}`)), `${RUSSIAN} ${JAPANESE}`);
});

for (const [encoding, text] of [
  ["windows-1252", GERMAN],
  ["windows-1252", FRENCH],
  ["windows-1251", RUSSIAN],
  ["koi8-r", RUSSIAN],
  ["shift_jis", JAPANESE],
  ["euc-jp", JAPANESE],
  ["utf-16le", "Plain words without a mark, long enough to tell."],
] as const) {
  test(`${encoding} is recognized by its bytes: ${text.slice(0, 12)}…`, () => {
    assert.equal(decodeText(iconv.encode(text, encoding)), text);
  });
}

const CHINESE = "我们的营业时间是每天上午九点到晚上八点，星期日休息。如有问题请联系我们的客服。";
const TAIWANESE = "我們的營業時間是每天上午九點到晚上八點，星期日休息。如有問題請聯絡我們的客服。";
const KOREAN = "영업시간은 매일 오전 아홉 시부터 오후 여덟 시까지이며 일요일은 휴무입니다. 문의해 주세요.";

for (const [encoding, text] of [
  ["shift_jis", JAPANESE],
  ["euc-jp", JAPANESE],
  ["big5", TAIWANESE],
  ["gbk", CHINESE],
  ["euc-kr", KOREAN],
] as const) {
  test(`${encoding} is recognized wherever its last characters lie, and where the sample cuts one`, () => {
    for (const end of ["", "\n", "\r\n", "a\n", "abc\n"]) {
      assert.equal(decodeText(iconv.encode(text + end, encoding)), text + end, JSON.stringify(end));
    }
    for (const start of ["", "a"]) {
      const long = start + text.repeat(1000);
      assert.equal(decodeText(iconv.encode(long, encoding)), long, `${start}…`);
    }
  });
}

test("a declared encoding counts when the bytes aren't UTF-8", () => {
  assert.equal(decodeText(iconv.encode("Łódź, część", "iso-8859-2"), "iso-8859-2"), "Łódź, część");
  assert.equal(decodeText(Buffer.from("Łódź"), "iso-8859-2"), "Łódź");
});

test("bytes with NUL are no text, escapes and tabs are", () => {
  assert.equal(looksLikeText(Buffer.from([0x89, 0x50, 0, 0, 1, 2, 3, 0x41])), false);
  assert.equal(looksLikeText(Buffer.from("a\tb\r\n\u001b[1mc")), true);
});

test("ISO-2022-JP is read by its escapes, other labels as browsers read them", () => {
  const japanese = Buffer.from("\x1b$B%i%s%W\x1b(B lamp", "latin1");
  assert.equal(decodeText(japanese, "ISO-2022-JP"), "ランプ lamp");
  assert.equal(decodeText(japanese), "ランプ lamp");
  assert.equal(decodeText(Buffer.from([0x93, 0xe9, 0x94]), "latin1"), "“é”");
  assert.equal(decodeText(Buffer.from([0xb7, 0xa5, 0xc7, 0xc1]), "ks_c_5601-1987"), "램프");
});
