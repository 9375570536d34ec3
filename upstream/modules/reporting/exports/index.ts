export { dtdName, dtdText, indexXml } from '../../../gobd/index-xml.ts'
export { amountText, type Column, type GobdList, tableText } from '../../../gobd/table.ts'
