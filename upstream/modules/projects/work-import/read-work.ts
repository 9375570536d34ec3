import { readAsana } from './asana.ts'
import { readJiraCsv } from './jira-csv.ts'
import { readJiraXml } from './jira-xml.ts'
import { readMsProject } from './ms-project.ts'
import type { ImportedWork } from './shape.ts'
import { readTimeFile, type TimeReading } from './time-file.ts'
import { clockifyFormat, harvestFormat, kimaiFormats, togglFormat } from './time-formats.ts'
import { readTrello } from './trello.ts'

const timeFormats = [clockifyFormat, togglFormat, harvestFormat, ...kimaiFormats]

/**
 * Reads a file of a program that is known, by what stands in it and not by its name. Of a CSV that is
 * none of them a person says which column is what: `readOwnTime`, `readOwnTasks`.
 * @param text as it was decoded
 * @param reading the zone of times that name none; the order of dates and the decimal mark are found
 *   in the file where they are not given
 * @returns undefined where no program is known that writes such a file
 */
export function readWork(text: string, reading: TimeReading): ImportedWork | undefined {
  const begin = text
    .slice(0, 200)
    .replace(/^\ufeff/, '')
    .trimStart()
  if (begin.startsWith('{')) return readTrello(text, reading)
  if (begin.startsWith('<')) return readMsProject(text) ?? readJiraXml(text)
  for (const format of timeFormats) {
    const work = readTimeFile(text, format, reading)
    if (work !== undefined) return work
  }
  return readJiraCsv(text, reading) ?? readAsana(text)
}
