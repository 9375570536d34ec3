import { z } from 'zod'
import { Language } from '#contract/core/fields.ts'
import { SignDocumentInput } from '#contract/people/sign-documents.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { type JobMeans, schedule } from '../../firm/jobs/index.ts'
import { listEmployees } from '../employees/index.ts'
import { sendDocument } from './send.ts'
import { listDocuments } from './stored.ts'

export const demoJob = 'signing.sendDemo'
export const DemoDocument = z.object({ byName: z.string(), language: Language })

type Texts = { title: string; message: string; text: string }

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Working from home: addendum to the employment contract',
    message: 'As discussed last week. Please sign by the date shown.',
    text: 'The employee may work from home on up to two days a week. The days are agreed with the line manager.\n\nWorking time is recorded in the same way as on site. Laptop and phone are provided by the firm and stay its property.\n\nEither side may end this addendum with one month’s notice.',
  },
  de: {
    title: 'Arbeit im Homeoffice: Zusatz zum Arbeitsvertrag',
    message: 'Wie letzte Woche besprochen. Bitte bis zum angegebenen Tag unterschreiben.',
    text: 'Die Arbeit kann an bis zu zwei Tagen in der Woche im Homeoffice erbracht werden. Die Tage werden mit der Führungskraft abgestimmt.\n\nDie Arbeitszeit wird wie im Betrieb erfasst. Laptop und Telefon stellt die Firma; sie bleiben ihr Eigentum.\n\nBeide Seiten können diesen Zusatz mit einer Frist von einem Monat beenden.',
  },
  it: {
    title: 'Lavoro da casa: integrazione al contratto di lavoro',
    message: 'Come concordato la settimana scorsa. Da firmare entro la data indicata.',
    text: 'È possibile lavorare da casa fino a due giorni alla settimana. I giorni si concordano con il responsabile.\n\nL’orario di lavoro si registra come in sede. Portatile e telefono sono forniti dall’azienda e restano di sua proprietà.\n\nCiascuna delle parti può recedere da questa integrazione con un mese di preavviso.',
  },
  ru: {
    title: 'Работа из дома: дополнительное соглашение к трудовому договору',
    message: 'Как договорились на прошлой неделе. Просьба подписать до указанного дня.',
    text: 'Работать из дома можно до двух дней в неделю. Дни согласуются с руководителем.\n\nРабочее время учитывается так же, как в офисе. Ноутбук и телефон предоставляет фирма; они остаются её собственностью.\n\nКаждая из сторон может прекратить действие соглашения, предупредив другую за месяц.',
  },
  es: {
    title: 'Teletrabajo: anexo al contrato de trabajo',
    message: 'Como acordamos la semana pasada. Debe firmarse antes de la fecha indicada.',
    text: 'Se puede trabajar desde casa hasta dos días por semana. Los días se acuerdan con el responsable.\n\nLa jornada se registra igual que en el centro de trabajo. El portátil y el teléfono los facilita la empresa y siguen siendo de su propiedad.\n\nCualquiera de las partes puede poner fin a este anexo con un mes de preaviso.',
  },
}

/** Has a document put before the visitor of the demo. A job prints it: each copy of the demo lays its own. */
export function writeDemoDocuments(
  writer: Writer,
  { now, actor }: FirmContext,
  { language }: { language: Language },
): void {
  const byName = listEmployees(writer).at(-1)?.name ?? actor.userName
  const payload = { byName, language }
  schedule(writer, { kind: demoJob, key: 'demo', dueAt: now, payload })
}

/** Sends the document of the demo, once. */
export async function sendDemoDocument(
  { store, env, firm }: JobMeans,
  { byName, language }: z.infer<typeof DemoDocument>,
): Promise<void> {
  const { reader } = store
  const visitor = listEmployees(reader).find(({ userId }) => userId !== '')
  if (!visitor || listDocuments(reader, firm, {}).length > 0) return
  const actor = { ...firm.actor, language, userId: '', userName: byName }
  const dueDate = addDays(firmDate(reader, firm), 9)
  await sendDocument(
    { store, env, firm: { ...firm, actor } },
    SignDocumentInput.parse({ ...texts[language], employeeId: visitor.id, dueDate }),
  )
}
