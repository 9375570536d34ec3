export { dtdName, dtdText, indexXml } from './gobd/index-xml.ts'
export { amountText, type Column, type GobdTable, tableText } from './gobd/table.ts'
