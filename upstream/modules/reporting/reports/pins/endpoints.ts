import { reportPinsContract } from '#contract/reporting/report-pins.ts'
import { answer, read, write } from '../../../../firm/implement.ts'
import { changePin, createPin, deletePin, listPins } from './service.ts'

export const reportPins = answer(reportPinsContract, {
  list: read((reader, firm) => listPins(reader, firm)),
  create: write(createPin),
  update: write(changePin),
  delete: write((writer, firm, { reportPinId }) => deletePin(writer, firm, reportPinId)),
})
