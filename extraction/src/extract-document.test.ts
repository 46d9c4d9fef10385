import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { extractDocument } from "./extract-document.ts";
import { type ExtractedDocument, ExtractionFailure } from "./extracted-document.ts";
import { makeDocx, makeEpub, makeOpenDocument, makePptx, makeShape, makeXlsx, makeZip } from "./package-fixtures.ts";
import { makePdf } from "./pdf/make-pdf.ts";
import { readableTypes } from "./readable-types.ts";
import { assertExact } from "./text/assert-exact.ts";

async function extract(content: string | Uint8Array, fileName = "file.bin"): Promise<ExtractedDocument> {
  const document = await extractDocument(typeof content === "string" ? Buffer.from(content) : content, { fileName });
  assertExact(document);
  return document;
}

function failure(code: string) {
  return (error: unknown) => error instanceof ExtractionFailure && error.code === code && error.message.length > 10;
}

function unitsOf({ text, units }: ExtractedDocument): string[] {
  return units.map(({ start, end }) => text.slice(start, end));
}

function pagesOf({ text, pages }: ExtractedDocument): [number, string][] {
  return pages.map(({ number, start, end }) => [number, text.slice(start, end)]);
}

const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;

describe("packages", () => {
  test("a Word document keeps headings, rows with their header, and footnotes", async () => {
    const cell = (text: string) => `<w:tc><w:p>${run(text)}</w:p></w:tc>`;
    const document = await extract(
      makeDocx(`<w:p><w:pPr><w:pStyle w:val="Heading2"/></w:pPr>${run("Care")}</w:p>
        <w:p>${run("It shines for ten hours.")}<w:r><w:footnoteReference w:id="2"/></w:r></w:p>
        <w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr>${cell("Model")}${cell("Price")}</w:tr><w:tr>${cell("Small")}${cell("10")}</w:tr></w:tbl>`),
    );
    assert.match(document.text, /^Care\n\nIt shines for ten hours\./);
    assert.match(document.text, /Tested in a dark room\./);
    assert.deepEqual(document.headings, [{ level: 2, start: 0, end: 4 }]);
    assert.equal(unitsOf(document)[0], "Model: Small | Price: 10");
    assert.deepEqual(
      [document.title, document.language, document.modifiedAt],
      ["Lamp papers", "en-GB", "2024-05-06T07:08:09.000Z"],
    );
  });

  test("what is struck out in a Word document is left out, raised figures stay apart", async () => {
    const part = (properties: string, text: string) =>
      `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const raised = '<w:vertAlign w:val="superscript"/>';
    const { text } = await extract(
      makeDocx(
        `<w:p>${run("It costs ")}${part("<w:strike/>", "$20 ")}${part("<w:dstrike/>", "$18 ")}${run("$15 for 10")}${part(raised, "2")}</w:p>`,
      ),
    );
    assert.match(text, /^It costs \$15 for 10\^2/);
  });

  test("fields and equations of a Word document are read, hidden text is not", async () => {
    const part = (properties: string, text: string) =>
      `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const math = (inside: string) => `<m:oMath xmlns:m="math">${inside}</m:oMath>`;
    const sign = (text: string) => `<m:r><w:rPr><w:rFonts/></w:rPr><m:t>${text}</m:t></m:r>`;
    const sum = `<m:f><m:num>${sign("a+b")}</m:num><m:den>${sign("2")}</m:den></m:f>${sign("≤")}<m:sSup><m:e>${sign("ä")}</m:e><m:sup>${sign("2")}</m:sup></m:sSup>`;
    const styles = `<?xml version="1.0"?><w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="character" w:styleId="Secret"><w:name w:val="Secret"/><w:rPr><w:vanish/></w:rPr></w:style></w:styles>`;
    const { text } = await extract(
      makeDocx(
        `<w:p>${part("", "Version ")}<w:fldSimple w:instr=" DOCPROPERTY &quot;V > 1&quot; "><w:r><w:t>7.3</w:t></w:r></w:fldSimple>${part("", " of the contract.")}</w:p>
        <w:p>${part('<w:strike w:val="0"/><w:vanish/>', "Secret margin is 40 percent. ")}${part('<w:rStyle w:val="Secret"/>', "So is this. ")}${part('<w:vanish w:val="0"/>', "The price is 90.")}</w:p>
        <w:p>${part("", "Where ")}${math(sum)}${part("", ", it holds.")}</w:p><w:p><m:oMathPara xmlns:m="math"><m:oMathParaPr><m:jc m:val="left"/></m:oMathParaPr>${math(sign("E &lt; mc"))}</m:oMathPara></w:p>`,
        { "word/styles.xml": styles },
      ),
    );
    assert.match(
      text,
      /^Version 7\.3 of the contract\.\n\nThe price is 90\.\n\nWhere \(a\+b\)\/2≤ä\^2, it holds\.\n\nE < mc(?:\n|$)/,
    );
  });

  test("what is struck out in an OpenDocument text is left out, by its own style or that of a parent", async () => {
    const struck = (name: string, more = "") =>
      `<style:style style:name="${name}" ${more}><style:text-properties style:text-line-through-style="solid"/></style:style>`;
    const span = (style: string, text: string) => `<text:span text:style-name="${style}">${text}</text:span>`;
    const body = `<text:p>It costs ${span("T1", "$20")} ${span("Old", "$18")} ${span("T2", "$15")}.</text:p><text:p text:style-name="Gone">No more.</text:p>`;
    const automatic = `<office:automatic-styles>${struck("T1")}<style:style style:name="T2" style:parent-style-name="Old"><style:text-properties style:text-line-through-style="none"/></style:style><style:style style:name="Gone" style:parent-style-name="Old"/></office:automatic-styles>`;
    const { text } = await extract(
      makeOpenDocument("text", body, {
        "content.xml": `<office:document-content xmlns:office="o" xmlns:text="t" xmlns:style="s">${automatic}<office:body><office:text>${body}</office:text></office:body></office:document-content>`,
        "styles.xml": `<office:document-styles xmlns:office="o" xmlns:style="s"><office:styles>${struck("Old")}</office:styles></office:document-styles>`,
      }),
    );
    assert.equal(text, "It costs $15.");
  });

  test("a Word document with a document type or a damaged part is broken", async () => {
    const attack = '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>';
    await assert.rejects(
      extract(makeDocx(`<w:p>${run("x")}</w:p>`, { "word/document.xml": attack })),
      failure("broken"),
    );
    await assert.rejects(extract(makeDocx("<w:p>", {})), failure("broken"));
  });

  const NAMELESS = [
    ["Plan", "Month", "Year"],
    ["Plus", "45 €", "450 €"],
    ["Team", "90 €", "900 €"],
  ];
  const NAMED = ["Plan: Plus | Month: 45 € | Year: 450 €", "Plan: Team | Month: 90 € | Year: 900 €"];
  const ROW_NAMES = [
    ["Opened", "in May"],
    ["Chair", "Ada Byron"],
    ["Phone", "030 12345"],
  ];
  /** A table of each format, its first row bold or not. */
  const TABLES: Record<string, (rows: string[][], isBold?: boolean) => Uint8Array | string> = {
    "a Word document": (rows, isBold = false) => {
      const cell = (text: string, row: number) =>
        `<w:tc><w:p><w:r>${isBold && row === 0 ? "<w:rPr><w:b/></w:rPr>" : ""}<w:t>${text}</w:t></w:r></w:p></w:tc>`;
      const body = rows.map((row, index) => `<w:tr>${row.map((text) => cell(text, index)).join("")}</w:tr>`);
      return makeDocx(`<w:tbl>${body.join("")}</w:tbl>`);
    },
    "an OpenDocument text": (rows, isBold = false) => {
      const cell = (text: string, row: number) =>
        `<table:table-cell><text:p text:style-name="${isBold && row === 0 ? "B" : "P"}">${text}</text:p></table:table-cell>`;
      const body = rows.map(
        (row, index) => `<table:table-row>${row.map((text) => cell(text, index)).join("")}</table:table-row>`,
      );
      const styles = `<office:automatic-styles><style:style style:name="B"><style:text-properties fo:font-weight="bold"/></style:style></office:automatic-styles>`;
      return makeOpenDocument("text", "", {
        "content.xml": `<office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="tb" xmlns:style="s" xmlns:fo="f">${styles}<office:body><office:text><table:table>${body.join("")}</table:table></office:text></office:body></office:document-content>`,
      });
    },
    RTF: (rows, isBold = false) => {
      const cell = (text: string, row: number) =>
        `\\pard\\intbl{${isBold && row === 0 ? "\\b " : ""}${text.replace("€", "\\u8364?")}}\\cell`;
      const body = rows.map((row, index) => `\\trowd${row.map((text) => cell(text, index)).join("")}\\row`);
      return `{\\rtf1\\ansi ${body.join("\n")}\\pard After.\\par}`;
    },
    "a book": (rows, isBold = false) => {
      const cell = (text: string, row: number) => `<td>${isBold && row === 0 ? `<b>${text}</b>` : text}</td>`;
      const body = rows.map((row, index) => `<tr>${row.map((text) => cell(text, index)).join("")}</tr>`);
      return makeEpub([`<table>${body.join("")}</table>`]);
    },
  };
  for (const [format, makeTable] of Object.entries(TABLES)) {
    test(`rows of a table in ${format} carry the names of its columns, marked or not, and no other names`, async () => {
      assert.deepEqual(unitsOf(await extract(makeTable(NAMELESS))), NAMED);
      const bold = makeTable([["Opened", "Chair"], ...ROW_NAMES.slice(1)], true);
      assert.deepEqual(unitsOf(await extract(bold))[0], "Opened: Chair | Chair: Ada Byron");
      assert.deepEqual(
        unitsOf(await extract(makeTable(ROW_NAMES))),
        ROW_NAMES.map((row) => row.join(" | ")),
      );
    });
  }

  test("in RTF a row that is marked as header names columns, and paragraphs of a cell stay in it", async () => {
    const { text } = await extract(
      "{\\rtf1\\ansi Before.\\par\\trowd\\trhdr\\pard\\intbl Who\\cell What\\cell\\row\\trowd\\pard\\intbl Ada\\par Byron\\cell Sums\\cell\\row\\pard After.\\par}",
    );
    assert.equal(text, "Before.\n\nWho: Ada Byron | What: Sums\n\nAfter.");
  });

  test("a presentation has a page a slide, titles as headings, notes, and no hidden slides", async () => {
    const document = await extract(
      makePptx([
        {
          shapes: makeShape("Made of oak", "body") + makeShape("The lamp", "title") + makeShape("1", "sldNum"),
          notes: "Show it.",
        },
        { shapes: makeShape("Not yet", "body"), isHidden: true },
        { shapes: makeShape("Thank you", "body") },
      ]),
    );
    assert.deepEqual(pagesOf(document), [
      [1, "The lamp\n\nMade of oak\n\nShow it."],
      [3, "Thank you"],
    ]);
    assert.equal(document.title, "The lamp");
  });

  test("a chart is a row for each series, and one for each category when these are many", async () => {
    const values = (name: string, list: string[]) =>
      `<c:${name}><c:ref>${list.map((value) => `<c:pt><c:v>${value}</c:v></c:pt>`).join("")}</c:ref></c:${name}>`;
    const chartOf = (years: string[], lamps: string[], bulbs: string[]) => {
      const series = (name: string, list: string[]) =>
        `<c:ser>${values("tx", [name])}${values("cat", years)}${values("val", list)}</c:ser>`;
      return `<c:chartSpace xmlns:c="c" xmlns:a="a"><c:chart><c:title><a:t>Sales</a:t></c:title><c:plotArea>${series("Lamps", lamps)}${series("Bulbs", bulbs)}</c:plotArea></c:chart></c:chartSpace>`;
    };
    const short = chartOf(["2023", "2024"], ["4.3", "5"], ["10", "12"]);
    const years = Array.from({ length: 13 }, (_, index) => `${2001 + index}`);
    const long = chartOf(years, years, years);
    const document = await extract(
      makePptx([
        { shapes: makeShape("Our year", "title"), chart: short },
        { shapes: "", chart: long },
      ]),
    );
    assert.equal(
      pagesOf(document)[0]?.[1],
      "Our year\n\nSales\n\nLamps | 2023: 4.3 | 2024: 5\nBulbs | 2023: 10 | 2024: 12",
    );
    assert.ok(unitsOf(document).includes("2013 | Lamps: 2013 | Bulbs: 2013"));
  });

  test("a picture's description is text, a file's name or a counter is not", async () => {
    const picture = (words: string) =>
      `<p:pic><p:nvPicPr><p:cNvPr name="Picture 3" descr="${words}"/></p:nvPicPr></p:pic>`;
    const shapes = [
      "The brass lamp on a desk",
      "lamp photo.png",
      "Picture 3",
      "A lamp here&#10;Description automatically generated",
    ];
    const slides = await extract(makePptx([{ shapes: makeShape("Lamps", "title") + shapes.map(picture).join("") }]));
    assert.equal(slides.text, "Lamps\n\nThe brass lamp on a desk\n\nA lamp here");
    const frame = `<text:p>See.<draw:frame><draw:image/><svg:title/><svg:desc xmlns:svg="s">The brass lamp</svg:desc></draw:frame></text:p>`;
    assert.equal((await extract(makeOpenDocument("text", frame))).text, "The brass lamp\n\nSee.");
  });

  test("a sheet's title stands above its table, hidden rows and columns are left out, merged cells are in each row", async () => {
    const cell = (at: string, value: string, style = 0) =>
      /^[\d.]+$/.test(value)
        ? `<c r="${at}" s="${style}"><v>${value}</v></c>`
        : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
    const row = (number: number, cells: string, more = "") => `<row r="${number}" ${more}>${cells}</row>`;
    const document = await extract(
      makeXlsx(
        [
          {
            name: "Prices",
            before: '<cols><col min="4" max="5" hidden="1"/></cols>',
            rows: [
              row(1, cell("A1", "Price list 2026")),
              row(3, cell("A3", "Region") + cell("B3", "Item") + cell("C3", "Price") + cell("D3", "Margin")),
              row(4, cell("A4", "North") + cell("B4", "Rope") + cell("C4", "1234.5", 3) + cell("D4", "61 percent")),
              row(5, `<c r="A5"/>${cell("B5", "42", 4)}${cell("C5", "3", 3)}`),
              row(6, cell("B6", "Secret") + cell("C6", "9", 3), 'hidden="1"'),
              row(7, cell("B7", "Folded") + cell("C7", "7", 3), 'hidden="1" outlineLevel="1"'),
            ].join(""),
            behind: '<mergeCells><mergeCell ref="A1:C1"/><mergeCell ref="A4:A5"/></mergeCells>',
          },
        ],
        [],
        ["#,##0.00 &quot;€&quot;", "000000"],
      ),
    );
    assert.deepEqual(unitsOf(document), [
      "Region: North | Item: Rope | Price: 1234.50 €",
      "Region: North | Item: 000042 | Price: 3.00 €",
      "Item: Folded | Price: 7.00 €",
    ]);
    assert.match(document.text, /^Prices\n\nPrice list 2026\n\n/);
    assert.doesNotMatch(document.text, /Secret|Margin|percent/);
  });

  test("a workbook has a page a sheet and a unit a row, with dates and percentages as people read them", async () => {
    const rows = `<row><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c><c r="D1" t="s"><v>2</v></c></row>
      <row><c r="A2" t="inlineStr"><is><t>Lamp</t></is></c><c r="C2" s="1"><v>45292</v></c><c r="D2" s="2"><v>0.19</v></c></row>
      <row><c r="A3" t="str"><v>Bulb</v></c><c r="C3"><v>0.30000000000000004</v></c><c r="D3" t="b"><v>1</v></c></row>`;
    const document = await extract(
      makeXlsx(
        [
          { name: "Stock", rows },
          { name: "Old", rows, state: "hidden" },
        ],
        ["Item", "Since", "Tax"],
      ),
    );
    assert.deepEqual(unitsOf(document), [
      "Item: Lamp | Since: 2024-01-01 | Tax: 19 %",
      "Item: Bulb | Since: 0.3 | Tax: TRUE",
    ]);
    assert.deepEqual(
      document.pages.map(({ number }) => number),
      [1],
    );
    assert.match(document.text, /^Stock\n\n/);
  });

  test("OpenDocument text keeps headings, nested lists, tables and notes at the end", async () => {
    const document = await extract(
      makeOpenDocument(
        "text",
        `<text:h text:outline-level="2">Care</text:h><text:p>Wipe<text:s/>it<text:note><text:note-body><text:p>Dry cloth.</text:p></text:note-body></text:note>.</text:p>
        <text:list><text:list-item><text:p>Outer</text:p><text:list><text:list-item><text:p>Inner</text:p></text:list-item></text:list></text:list-item></text:list>
        <table:table><table:table-row><table:table-cell table:number-columns-repeated="2"><text:p>x</text:p></table:table-cell></table:table-row></table:table>`,
      ),
    );
    assert.equal(document.text, "Care\n\nWipe it.\n\n- Outer\n  - Inner\n\nx | x\n\nDry cloth.");
    assert.deepEqual([document.title, document.language], ["Lamp notes", "de-DE"]);
  });

  test("OpenDocument sheets and slides are pages, and repeated empty rows cost nothing", async () => {
    const sheet = `<table:table table:name="Stock"><table:table-row><table:table-cell><text:p>Lamp</text:p></table:table-cell><table:table-cell><text:p>4</text:p></table:table-cell></table:table-row>
      <table:table-row table:number-rows-repeated="1048575"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>`;
    assert.deepEqual(pagesOf(await extract(makeOpenDocument("spreadsheet", sheet))), [[1, "Stock\n\nLamp | 4"]]);
    const slides = `<draw:page><text:p>One</text:p></draw:page><draw:page><text:p>Two</text:p></draw:page>`;
    assert.deepEqual(pagesOf(await extract(makeOpenDocument("presentation", slides))), [
      [1, "One"],
      [2, "Two"],
    ]);
  });

  test("the number, date and footer of an OpenDocument slide and its notes are no text", async () => {
    const frame = (kind: string, text: string) =>
      `<draw:frame presentation:class="${kind}"><draw:text-box><text:p>${text}</text:p></draw:text-box></draw:frame>`;
    const number = "<text:page-number>&lt;number&gt;</text:page-number>";
    const notes = `<presentation:notes>${frame("page-number", number)}${frame("notes", "Say hello.")}</presentation:notes>`;
    const slide = `<draw:page>${frame("title", "Welcome")}${frame("footer", "Our shop")}<text:p>${number}</text:p>${notes}</draw:page>`;
    const { text } = await extract(
      makeOpenDocument("presentation", "", {
        "content.xml": `<office:document-content xmlns:office="o" xmlns:text="t" xmlns:draw="d" xmlns:presentation="p"><office:body><office:presentation>${slide}</office:presentation></office:body></office:document-content>`,
      }),
    );
    assert.equal(text, "Welcome\n\nSay hello.");
  });

  test("an OpenDocument sheet is read as one of Excel: hidden parts left out, its title apart, merged cells in each row", async () => {
    const cell = (text: string, more = "") => `<table:table-cell ${more}><text:p>${text}</text:p></table:table-cell>`;
    const row = (cells: string, more = "") => `<table:table-row ${more}>${cells}</table:table-row>`;
    const chart = `<draw:frame><draw:object xlink:href="./Object 1"/></draw:frame>`;
    const sheets = `<table:table table:name="Inside" table:style-name="ta2"><table:shapes>${chart}</table:shapes>${row(cell("Margin") + cell("60 %"))}</table:table>
      <table:table table:name="Courses" table:style-name="ta1"><table:table-column table:number-columns-repeated="3"/><table:table-column table:visibility="collapse"/>
      ${row(`${cell("Courses 2026", 'table:number-columns-spanned="3"')}<table:covered-table-cell table:number-columns-repeated="2"/>`)}
      ${row(cell("Course") + cell("When") + cell("Price") + cell("Profit"))}
      ${row(cell("Babies", 'table:number-rows-spanned="2"') + cell("Mon 10:00") + cell("85.00 €") + cell("40 €"))}
      ${row(`<table:covered-table-cell/>${cell("Wed 16:00")}${cell("90.00 €")}${cell("41 €")}`)}
      ${row(cell("Secret") + cell("Never") + cell("1 €"), 'table:visibility="collapse"')}
      ${row(cell("Sold out") + cell("Tue") + cell("2 €"), 'table:visibility="filter"')}
      <table:table-row-group table:display="false">${row(cell("Folded") + cell("Thu") + cell("3 €"), 'table:visibility="collapse"')}</table:table-row-group>
      </table:table>`;
    const style = (name: string, shown: boolean) =>
      `<style:style style:name="${name}" style:family="table"><style:table-properties table:display="${shown}"/></style:style>`;
    const names = `xmlns:office="o" xmlns:text="t" xmlns:table="tb" xmlns:draw="d" xmlns:style="s" xmlns:xlink="x"`;
    const document = await extract(
      makeOpenDocument("spreadsheet", "", {
        "content.xml": `<office:document-content ${names}><office:automatic-styles>${style("ta1", true)}${style("ta2", false)}</office:automatic-styles><office:body><office:spreadsheet>${sheets}</office:spreadsheet></office:body></office:document-content>`,
        "Object 1/content.xml": `<o xmlns:text="t"><text:p>Margin by year</text:p></o>`,
      }),
    );
    assert.deepEqual(pagesOf(document), [
      [
        2,
        "Courses\n\nCourses 2026\n\nCourse: Babies | When: Mon 10:00 | Price: 85.00 €\nCourse: Babies | When: Wed 16:00 | Price: 90.00 €\nCourse: Folded | When: Thu | Price: 3 €",
      ],
    ]);
  });

  test("an OpenDocument's charts stand at its end, with values of their own table or of the sheets", async () => {
    const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
    const tableOf = (name: string) =>
      `<table:table table:name="${name}"><table:table-row>${cell("")}${cell("Lamps")}</table:table-row><table:table-row>${cell("2024")}<table:table-cell office:value="4.4000000000000004"/></table:table-row></table:table>`;
    const chartOn = (name: string, own: string) =>
      `<o xmlns:office="o" xmlns:text="t" xmlns:table="tb" xmlns:chart="c"><chart:chart><chart:title><text:p>Sales</text:p></chart:title><chart:plot-area><chart:axis><chart:categories table:cell-range-address="${name}.$A$2:.$A$2"/></chart:axis><chart:series chart:label-cell-address="${name}.$B$1" chart:values-cell-range-address="${name}.$B$2:.$B$2"/></chart:plot-area>${own}</chart:chart></o>`;
    const text = await extract(
      makeOpenDocument("text", "<text:p>Our year</text:p>", {
        "Object 1/content.xml": chartOn("local-table", tableOf("local-table")),
      }),
    );
    assert.equal(text.text, "Our year\n\nSales\n\nLamps | 2024: 4.4");
    const sheet = await extract(
      makeOpenDocument("spreadsheet", tableOf("My sheet"), { "Object 1/content.xml": chartOn("'My sheet'", "") }),
    );
    assert.match(sheet.text, /Sales\n\nLamps \| 2024: 4\.4$/);
  });

  test("an OpenDocument's other objects give their words", async () => {
    const formula = `<o xmlns:text="t"><text:p>Torque law</text:p></o>`;
    const document = await extract(
      makeOpenDocument("text", "<text:p>Our year</text:p>", { "Object 1/content.xml": formula }),
    );
    assert.equal(document.text, "Our year\n\nTorque law");
  });

  test("an encrypted OpenDocument says so", async () => {
    const manifest = `<m:manifest xmlns:m="m"><m:file-entry m:full-path="content.xml"><m:encryption-data/></m:file-entry></m:manifest>`;
    await assert.rejects(
      extract(makeOpenDocument("text", "", { "META-INF/manifest.xml": manifest })),
      failure("encrypted"),
    );
  });

  test("a book has its chapters in reading order, without its table of contents", async () => {
    const document = await extract(makeEpub(["<h1>One</h1><p>First.</p>", "<h1>Two</h1><p>Second&nbsp;part.</p>"]));
    assert.equal(document.text, "One\n\nFirst.\n\nTwo\n\nSecond part.");
    assert.deepEqual([document.title, document.language], ["The lamp book", "fr"]);
  });

  test("a book with copy protection is encrypted, one with obscured fonts is not", async () => {
    const protection = (algorithm: string) => ({
      "META-INF/encryption.xml": `<e><EncryptionMethod Algorithm="${algorithm}"/></e>`,
    });
    await assert.rejects(
      extract(makeEpub(["<p>x</p>"], protection("http://www.w3.org/2001/04/xmlenc#aes128-cbc"))),
      failure("encrypted"),
    );
    assert.equal((await extract(makeEpub(["<p>x</p>"], protection("http://www.idpf.org/2008/embedding")))).text, "x");
  });
});

describe("archives and messages", () => {
  test("each file of an archive is a document or says why not, also inside another archive", async () => {
    const inner = makeZip({ "deep.md": "# Deep\n\nText." });
    const { entries, leftOut } = await extract(
      makeZip({
        "a.txt": "Alpha",
        "b.png": new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]),
        "c.zip": inner,
        "__MACOSX/a.txt": "x",
      }),
    );
    assert.deepEqual(
      entries?.map(({ name, document, failure: reason }) => [name, document?.text ?? reason?.code]),
      [
        ["a.txt", "Alpha"],
        ["deep.md", "Deep\n\nText."],
      ],
    );
    assert.deepEqual(leftOut, ["b.png"]);
  });

  test("archives nested without end are not followed, and a bomb ends the whole archive", async () => {
    let nested = makeZip({ "a.txt": "end" });
    for (let level = 0; level < 5; level++) nested = makeZip({ "next.zip": nested });
    assert.match(JSON.stringify(await extract(nested)), /too deep/);
    const bomb = makeZip({ "a.txt": "fine", "zeros.txt": new Uint8Array(20_000_000) });
    await assert.rejects(extract(bomb), failure("archive_bomb"));
  });

  test("a message has its subject, sender and text, and its attachments are entries", async () => {
    const mail = [
      "From: Ada Byron <ada@example.org>",
      "To: shop@example.org",
      "Subject: =?utf-8?Q?Gr=C3=B6=C3=9Fe?=",
      "Date: Mon, 6 May 2024 10:08:09 +0530 (IST)",
      "MIME-Version: 1.0",
      'Content-Type: multipart/mixed; boundary="b"',
      "",
      "--b",
      "Content-Type: text/plain; charset=utf-8",
      "",
      "How large is it?",
      "--b",
      "Content-Type: text/csv",
      'Content-Disposition: attachment; filename="sizes.csv"',
      "",
      "Model,Width",
      "Small,10",
      "--b--",
      "",
    ].join("\r\n");
    const document = await extract(mail, "mail.eml");
    assert.equal(
      document.text,
      "Größe\n\nFrom: Ada Byron, ada@example.org\n\nDate: 2024-05-06 10:08 UTC+05:30\n\nHow large is it?",
    );
    assert.equal(document.modifiedAt, "2024-05-06T04:38:09.000Z");
    assert.equal(document.entries?.[0]?.document?.text, "Model: Small | Width: 10");
  });
});

describe("forms of text", () => {
  test("Markdown keeps its structure and loses its marks", async () => {
    const document = await extract(
      "---\ntitle: Lamps\nlang: de\n---\n# Care\n\nWipe **it** [well](http://x.test).\n\n- one\n- two\n\n```\ncode  here\n```\n",
      "a.md",
    );
    assert.equal(document.text, "Care\n\nWipe it well.\n\n- one\n- two\n\ncode  here");
    assert.deepEqual([document.title, document.language, document.mediaType], ["Lamps", "de", "text/markdown"]);
  });

  test("footnotes of Markdown stay where they stand without their marks, and tasks say whether they are done", async () => {
    const { text } = await extract(
      "A box holds 20 kg[^1], or `a[^1]`, and more[^none].\n\n[^1]: Without *packaging*,\n    on dry ground.\n\n    Nor wet.\n[^b]: Second\n\nEnd[^b].\n\n- [x] Order\n- [ ] Pay\n- [Shop](http://x.test)\n",
      "a.md",
    );
    assert.equal(
      text,
      "A box holds 20 kg, or a[^1], and more[^none].\n\nWithout packaging, on dry ground.\n\nNor wet.\n\nSecond\n\nEnd.\n\n- [x] Order\n- [ ] Pay\n- Shop",
    );
  });

  test("Markdown nested past all reason is read as plain text", async () => {
    assert.match((await extract(`${"> ".repeat(20_000)}deep\n\nend`, "a.md")).text, /end$/);
  });

  test("subtitles keep the time of each cue, of both kinds", async () => {
    const srt = await extract(
      "1\n00:00:01,500 --> 00:00:03,000\n<i>Hello</i>\n\n2\n00:01:00,000 --> 00:01:02,250\nGood bye\n",
    );
    assert.equal(srt.text, "Hello\nGood bye");
    assert.deepEqual(
      srt.times.map(({ from, to }) => [from, to]),
      [
        [1.5, 3],
        [60, 62.25],
      ],
    );
    const vtt = await extract(
      "WEBVTT\nLanguage: fr\n\nintro\n00:01.000 --> 00:02.000 align:start\n<v Ada>Bonjour &amp; merci\n\nNOTE nothing\n",
    );
    assert.deepEqual([vtt.text, vtt.language, vtt.times[0]?.from], ["Bonjour & merci", "fr", 1]);
  });

  test("JSON records carry their keys, JSON lines too", async () => {
    const list = await extract('[{"name":"Pro","price":{"amount":10},"tags":["a","b"]}]');
    assert.deepEqual(unitsOf(list), ["name: Pro | price.amount: 10 | tags: a, b"]);
    assert.equal((await extract('{"a":1}\n{"a":2}\n{"b":true}\n')).text, "a: 1\na: 2\nb: true");
    assert.equal((await extract('{"shop":{"open":"nine"},"note":null}')).text, "shop\n\nopen: nine\n\nnote:");
  });

  test("questions in JSON are headings above their answers, whatever their keys are called", async () => {
    const expected = "Do you deliver on Sundays?\n\nYes, until 14:00.";
    const [question, answer] = expected.split("\n\n");
    for (const [q, a] of [
      ["q", "a"],
      ["Question", "Answer"],
      ["frage", "antwort"],
      ["title", "content"],
    ] as const) {
      const document = await extract(JSON.stringify([{ [q]: question, [a]: answer }]), "faq.json");
      assert.equal(document.text, expected, q);
      assert.equal(document.headings.length, 1);
    }
    assert.equal(
      (await extract(`${JSON.stringify({ q: question, a: answer })}\n{"a":2}\n`)).text,
      `${expected}\n\na: 2`,
    );
    const page = { "@type": "Question", name: question, acceptedAnswer: { "@type": "Answer", text: answer } };
    assert.match(
      (await extract(JSON.stringify({ mainEntity: [page] }))).text,
      /^mainEntity\n\nDo you deliver on Sundays\?\n\nYes, until 14:00\./,
    );
    const grouped = [{ group: "Delivery", id: 3, items: [{ q: question, a: answer, tags: ["van"] }] }];
    assert.equal(
      (await extract(JSON.stringify(grouped))).text,
      `group: Delivery\nid: 3\n\nitems\n\n${expected}\n\ntags: van`,
    );
    assert.equal((await extract(JSON.stringify({ [question!]: answer }))).text, expected);
    assert.deepEqual(unitsOf(await extract('[{"title":"Lamp","content":"oak"}]')), ["title: Lamp | content: oak"]);
  });

  test("RTF has paragraphs, rows, letters of its code page and of Unicode, and no furniture", async () => {
    const { text, title } = await extract(
      "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}}{\\info{\\title Lamps}{\\author Ada}}Gr\\'f6\\u223?e\\par{\\header Top}{\\*\\generator X;}\\trowd A\\cell B\\cell\\row Done \\{here\\}\\par}",
    );
    assert.deepEqual([text, title], ["Größe\n\nA | B\n\nDone {here}", "Lamps"]);
  });

  test("raised figures in RTF and OpenDocument stay apart from what stands beside them", async () => {
    const rtf = await extract("{\\rtf1\\ansi 10{\\super 2}4 and 1{\\super st}, 50\\super 1\\nosupersub  users\\par}");
    assert.equal(rtf.text, "10^2 4 and 1st, 50^1 users");
    const raised = `<office:automatic-styles><style:style style:name="T"><style:text-properties style:text-position="super 58%"/></style:style></office:automatic-styles>`;
    const body = `<text:p>10<text:span text:style-name="T">2</text:span> m<text:note><text:note-citation>7</text:note-citation><text:note-body><text:p>Square.</text:p></text:note-body></text:note></text:p>`;
    const odt = await extract(
      makeOpenDocument("text", "", {
        "content.xml": `<office:document-content xmlns:office="o" xmlns:text="t" xmlns:style="s">${raised}<office:body><office:text>${body}</office:text></office:body></office:document-content>`,
      }),
    );
    assert.equal(odt.text, "10^2 m\n\nSquare.");
  });

  test("what is struck out in RTF is left out", async () => {
    const { text } = await extract(
      "{\\rtf1\\ansi It costs {\\strike $20} \\striked1 $18\\striked0  \\strike $16 \\plain $15.\\par}",
    );
    assert.equal(text, "It costs $15.");
  });

  test("plain text keeps its lines, with its first line as title", async () => {
    const { text, title, mediaType } = await extract("Opening hours\r\n\r\nMonday\r\n  nine to five\r\n", "a.txt");
    assert.deepEqual(
      [text, title, mediaType],
      ["Opening hours\n\nMonday\n  nine to five", "Opening hours", "text/plain"],
    );
  });

  test("a first line that names the separator is no text", async () => {
    for (const [separator, line] of [
      [",", "sep=,"],
      [";", "\uFEFFsep=;"],
      ["|", '"sep=|"'],
    ] as const) {
      const rows = [`Model${separator}Price`, `Small${separator}10`].join("\r\n");
      for (const name of ["a.csv", "a"])
        assert.equal((await extract(`${line}\r\n${rows}\r\n`, name)).text, "Model: Small | Price: 10", line);
    }
  });

  test("names of columns without rows are no content, and it is said what is missing", async () => {
    for (const [source, name] of [
      ["Name;Price (€);Opening hours\n", "a.csv"],
      ["sep=,\nsku,product_name,price\n,,\n", "a.csv"],
      ["Name\tPrice\n", "a.tsv"],
    ] as const)
      await assert.rejects(extract(source, name), (error: ExtractionFailure) => {
        assert.match(error.message, /names of columns and no rows/, source);
        return error.code === "no_text";
      });
    for (const row of ["Refunds,14 days", "We open at nine,closed on Mondays", "Chair"])
      assert.equal((await extract(`${row}\n`, "a.csv")).text, row.replace(",", " | "));
  });

  test("separators are found by content: commas, tabs, semicolons", async () => {
    for (const separator of [",", "\t", ";"]) {
      const rows = [
        ["Model", "Price", "Note"],
        ["Small", "10", "x"],
        ["Large", "20", "y"],
      ].map((row) => row.join(separator));
      assert.equal(unitsOf(await extract(`${rows.join("\n")}\n`))[1], "Model: Large | Price: 20 | Note: y");
    }
  });
});

describe("what can't be read", () => {
  test("the type comes from the content, not from the name", async () => {
    assert.equal(
      (await extract(makePdf([[{ text: "Inside a PDF.", y: 700 }]]), "page.html")).mediaType,
      "application/pdf",
    );
    assert.equal((await extract("<!doctype html><p>A page.</p>", "report.pdf")).mediaType, "text/html");
    await assert.rejects(
      extract(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]), "text.txt"),
      failure("unsupported_type"),
    );
  });

  test("the message names every type that can be read", async () => {
    await assert.rejects(extract("<svg xmlns='http://www.w3.org/2000/svg'/>", "a.svg"), (error: Error) =>
      readableTypes.every(({ name }) => error.message.includes(name)),
    );
  });

  test("old Office files say what to do, encrypted ones that they are", async () => {
    const compound = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]);
    await assert.rejects(
      extract(compound, "a.doc"),
      (error: Error) => failure("unsupported_type")(error) && /\.docx/.test(error.message),
    );
    const encrypted = Buffer.concat([compound, Buffer.from("EncryptedPackage", "utf16le")]);
    await assert.rejects(extract(encrypted, "a.docx"), failure("encrypted"));
  });

  test("no bytes are empty, no words are no text", async () => {
    await assert.rejects(extract(""), (error: unknown) => error instanceof ExtractionFailure && error.code === "empty");
    await assert.rejects(extract(" \n\t\n", "a.txt"), failure("no_text"));
  });

  test("bytes of any kind end as exact text or as a failure that says why", async () => {
    const starts = [
      "",
      "%PDF-1.4\n",
      "PK\u0003\u0004",
      "{\\rtf1 ",
      "<html>",
      "WEBVTT\n\n",
      "# a\n",
      "[",
      "From: a\nTo: b\nSubject: c\n\n",
      "a,b,c\n1,2,3\n4,5,6\n",
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...starts),
        fc.oneof(
          fc.uint8Array({ maxLength: 200 }),
          fc.string({ unit: "binary" }).map((text) => Buffer.from(text)),
        ),
        fc.constantFrom("a", "a.md", "a.csv", "a.html"),
        async (start, rest, name) => {
          try {
            await extract(Buffer.concat([Buffer.from(start), rest]), name);
          } catch (error) {
            assert.ok(error instanceof ExtractionFailure, String((error as Error).stack));
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});
