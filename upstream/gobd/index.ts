export { dtdName, dtdText, indexXml } from './index-xml.ts'
export { amountText, type Column, type GobdList, tableText } from './table.ts'
