import type { CorpusFile } from './corpus-file.fixtures'
import { archiveOf, sheetWith, workbookParts } from './workbook.fixtures'

/** A row with one heading. */
export const HEAD = '<row><c t="inlineStr"><is><t>Code</t></is></c></row>'

/** Ways to store one cell, each with the text that a spreadsheet program shows for it. */
const cells: readonly (readonly [name: string, cell: string, shown: string])[] = [
  ['cdata', '<c t="inlineStr"><is><t>Bar <![CDATA[& <Co>]]></t></is></c>', 'Bar & <Co>'],
  ['cdata-shared-edge', '<c t="str"><v><![CDATA[0]]>0<![CDATA[7]]></v></c>', '007'],
  [
    'rich-text',
    '<c t="inlineStr"><is><r><rPr><b/></rPr><t>El </t></r><r><t>Puerto</t></r></is></c>',
    'El Puerto',
  ],
  [
    'reading-aid',
    '<c t="inlineStr"><is><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></is></c>',
    '東京',
  ],
  ['inline-text-after-value', '<c t="inlineStr"><v>1.0</v><is><t>1.</t></is></c>', '1.'],
  ['inline-text-before-value', '<c t="inlineStr"><is><t>1.</t></is><v>1.0</v></c>', '1.'],
  ['inline-value-of-formula', '<c t="inlineStr"><f>[1]Sheet1!A2</f><v>Bilbao</v></c>', 'Bilbao'],
  ['entities', '<c t="inlineStr"><is><t>&lt;&#x41;&#66;&amp;lt;&apos;&#128512;</t></is></c>', "<AB&lt;'😀"],
  ['codes-of-letters', '<c t="str"><v>a_x000A_b_x005F_x</v></c>', 'a\nb_x'],
  ['code-with-large-x', '<c t="str"><v>_X0041_</v></c>', '_X0041_'],
  ['comment', '<c><!-- > "5" --><v>7</v></c>', '7'],
  ['instruction', '<c><?note <v>8</v>?><v>7</v></c>', '7'],
  ['blanks-in-tags', `<c\n t = 'str' ><v >x</v ></c >`, 'x'],
  ['prefix', '<x:c t="str"><x:v>y</x:v></x:c>', 'y'],
  ['attribute-like-another', '<c spans=\' t="b" \' t="str"><v>1</v></c>', '1'],
  ['boolean', '<c t="b"><v>1</v></c>', 'true'],
  ['boolean-word', '<c t="b"><v>false</v></c>', 'false'],
  ['error', '<c t="e"><f>A1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
  ['formula', '<c t="str"><f>A1&amp;"x"</f><v>0077</v></c>', '0077'],
  ['formula-without-value', '<c><f>A1+1</f></c>', '#CALC!'],
  ['shared-text-missing', '<c t="s"><v>99</v></c>', '#CALC!'],
  ['exponent', '<c><v>8.4100123456780001E12</v></c>', '8410012345678'],
  ['beyond-digits', '<c><v>1234567890123456789</v></c>', '1.23456789012346E+18'],
  ['tiny', '<c><v>1.5E-7</v></c>', '0.00000015'],
  ['far-below-one', '<c><v>-3E-30</v></c>', '-0.000000000000000000000000000003'],
  ['binary-fraction', '<c><v>0.30000000000000004</v></c>', '0.3'],
  ['text-number', '<c t="str"><v>0101</v></c>', '0101'],
  ['text-constant', '<c t="str"><v>="0101"</v></c>', '0101'],
  ['text-apostrophe', '<c t="str"><v>\'0101</v></c>', '0101'],
  ['long-digits-as-text', '<c t="inlineStr"><is><t>8410012345678901234</t></is></c>', '8410012345678901234'],
  ['combined-letters', '<c t="str"><v>Pen\u0303a</v></c>', 'Pen\u0303a'],
  ['iso-day', '<c t="d"><v>2026-11-22T00:00:00</v></c>', '2026-11-22'],
  ['iso-time', '<c t="d"><v>2026-11-22T08:30:00Z</v></c>', '2026-11-22 08:30:00'],
]

/** Numbers with a format, each with the text that a spreadsheet program shows for it. */
const formats: readonly (readonly [format: string, value: string, shown: string])[] = [
  ['0000', '77', '0077'],
  ['"PT-"000', '7', 'PT-007'],
  ['00-000', '1234', '01-234'],
  ['\\A0;\\B0', '-5', 'B5'],
  ['#,##0.00', '1234.5', '1234.50'],
  ['0.0#', '1.5', '1.5'],
  ['00.00.000', '12345', '12345.00.000'],
  ['0.0\\-0#', '1.25', '1.2-5'],
  ['0.##', '5', '5'],
  ['0.', '0', '0'],
  ['0', '1.5', '2'],
  ['0.00', '1.005', '1.01'],
  ['0.00', '44.275', '44.28'],
  ['0.000000000000000', '-10342300', '-10342300.000000000000000'],
  ['0.000000000000000', '347.992326041482670', '347.992326041483000'],
  ['0.00', '1E-7', '0.00'],
  ['0%', '0.07', '7%'],
  ['0.0%', '0.125', '12.5%'],
  ['0,', '12000', '12'],
  ['0.000,"K"', '1021.02', '1.021K'],
  ['0.0,,"M"', '1250000', '1.3M'],
  ['[Red]-0000', '5', '-0005'],
  ['[<=99]"S"00;"L"0', '7', 'S07'],
  ['[<=99]"S"00;"L"0', '700', 'L700'],
  ['[=0]?;[hh]:mm', '0.5', '12:00'],
  ['[$€-407] 0', '5', '€ 5'],
  ['0_);(0)', '-5', '(5)'],
  ['"Sí";;"No"', '1', 'Sí'],
  ['"Sí";;"No"', '0', 'No'],
  ['0.00E+00', '8410012345678', '8410012345678'],
  ['# ?/?', '0.5', '0.5'],
  ['General', '0.1', '0.1'],
  ['"N "General', '7', 'N 7'],
  ['@', '77', '77'],
  ['0000', '-7', '-0007'],
  ['yyyy\\-mm\\-dd', '46348', '2026-11-22'],
  ['[$-C0A]d" de "mmmm" de "yyyy', '46348', '2026-11-22'],
  ['dd/mm/yyyy hh:mm', '46348.354166667', '2026-11-22 08:30'],
  ['h:mm AM/PM', '0.75', '18:00'],
  ['[h]:mm', '1.5', '36:00'],
  ['m/d/yy', '0', '1900-01-00'],
  ['m/d/yy', '1', '1900-01-01'],
  ['m/d/yy', '60', '1900-02-29'],
  ['m/d/yy', '61', '1900-03-01'],
  ['m/d/yy', '-1', '###'],
]

const days = { formats: ['dd/mm/yyyy', '"PT-"@'] }
const dayOf1904 = `${HEAD}<row><c s="1"><v>44886</v></c></row>`
const epoch1904 = workbookParts({ ...days, is1904: true, sheets: [{ name: 'a', data: dayOf1904 }] })

/** Workbooks with one heading and one cell below it. */
export const storedCells: readonly CorpusFile[] = [
  ...cells.map(([name, cell, shown]) => ({
    name: `cell-${name}.xlsx`,
    bytes: sheetWith(`${HEAD}<row>${cell}</row>`),
    expected: [['Code'], [shown]],
  })),
  ...formats.map(([format, value, shown], at) => ({
    name: `format-${String(at + 1).padStart(2, '0')}.xlsx`,
    bytes: sheetWith(`${HEAD}<row><c s="1"><v>${value}</v></c></row>`, { formats: [format] }),
    expected: [['Code'], [shown]],
  })),
  {
    name: 'epoch-1904.xlsx',
    bytes: archiveOf(epoch1904),
    expected: [['Code'], ['2026-11-22']],
  },
  {
    name: 'epoch-1904-before-extensions.xlsx',
    bytes: archiveOf({
      ...epoch1904,
      'xl/workbook.xml': `${epoch1904['xl/workbook.xml']}`.replace(
        '</workbook>',
        '<extLst><ext><x14:workbookPr defaultImageDpi="32767"/></ext></extLst></workbook>',
      ),
    }),
    expected: [['Code'], ['2026-11-22']],
  },
  {
    name: 'format-of-text.xlsx',
    bytes: sheetWith(`${HEAD}<row><c s="2" t="str"><v>7</v></c></row>`, days),
    expected: [['Code'], ['PT-7']],
  },
]
