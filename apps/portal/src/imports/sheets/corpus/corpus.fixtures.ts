import type { CorpusFile } from './corpus-file.fixtures'
import { refused } from './refused.fixtures'
import { separated } from './separated.fixtures'
import { storedCells } from './stored-cells.fixtures'
import { storedSheets } from './stored-sheets.fixtures'

/** Small files of every kind that users import, each with the expected result of reading it. (IMP-1 to IMP-9) */
export const corpus: readonly CorpusFile[] = [...storedCells, ...storedSheets, ...separated, ...refused]
