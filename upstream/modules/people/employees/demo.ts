import type { Language } from '#contract/core/fields.ts'
import { EmployeeContractInput } from '#contract/people/employee-contracts.ts'
import { EmployeeInput } from '#contract/people/employees.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { employeeContracts } from './contracts.ts'
import { employees } from './employees.ts'

type Words = Record<Language, string>

type DemoEmployee = {
  name: Words
  jobTitle: Words
  /** Months of employment so far. */
  since: number
  days: readonly number[]
  /** Whole units of the firm's currency a month, where one is worth a euro. */
  pay: number
  birthDate: string
}

const full = [8, 8, 8, 8, 8]
const half = [4, 4, 4, 4, 4]

/** The first is whoever looks at the demo; the others report to the first or the second. */
const staff: readonly DemoEmployee[] = [
  {
    name: {
      en: 'Maria Alder',
      de: 'Maria Erle',
      it: 'Maria Ontano',
      ru: 'Мария Ольхова',
      es: 'María Aliso',
    },
    jobTitle: {
      en: 'Managing director',
      de: 'Geschäftsführung',
      it: 'Direzione',
      ru: 'Директор',
      es: 'Dirección',
    },
    ...{ since: 60, days: full, pay: 5200, birthDate: '1981-04-12' },
  },
  {
    name: {
      en: 'Tom Bridges',
      de: 'Jonas Brück',
      it: 'Luca Ponti',
      ru: 'Иван Мостов',
      es: 'Pablo Puentes',
    },
    jobTitle: {
      en: 'Head of the workshop',
      de: 'Werkstattleitung',
      it: 'Responsabile del laboratorio',
      ru: 'Начальник мастерской',
      es: 'Jefe de taller',
    },
    ...{ since: 48, days: full, pay: 4100, birthDate: '1979-09-30' },
  },
  {
    name: {
      en: 'Grace Holm',
      de: 'Lena Holm',
      it: 'Elena Costa',
      ru: 'Елена Холмова',
      es: 'Elena Costa',
    },
    jobTitle: { en: 'Joiner', de: 'Tischlerin', it: 'Falegname', ru: 'Столяр', es: 'Carpintera' },
    ...{ since: 30, days: full, pay: 3250, birthDate: '1993-01-21' },
  },
  {
    name: {
      en: 'Omar Reed',
      de: 'Emre Kaya',
      it: 'Davide Riva',
      ru: 'Олег Речной',
      es: 'Omar Ríos',
    },
    jobTitle: {
      en: 'Apprentice joiner',
      de: 'Tischlergeselle',
      it: 'Apprendista falegname',
      ru: 'Ученик столяра',
      es: 'Aprendiz de carpintero',
    },
    ...{ since: 14, days: full, pay: 2450, birthDate: '2003-06-05' },
  },
  {
    name: {
      en: 'Nora Quill',
      de: 'Nora Feder',
      it: 'Nora Penna',
      ru: 'Нора Перова',
      es: 'Nora Pluma',
    },
    jobTitle: {
      en: 'Shop and office',
      de: 'Laden und Büro',
      it: 'Negozio e ufficio',
      ru: 'Магазин и офис',
      es: 'Tienda y oficina',
    },
    ...{ since: 20, days: half, pay: 1580, birthDate: '1988-11-02' },
  },
]

/** Regions whose holidays the people of the demo have, where the country has such. */
const places: Readonly<Record<string, string>> = {
  DE: 'DE-HH',
  GB: 'GB-ENG',
  IT: 'IT-25',
  ES: 'ES-MD',
}

/** Enters the people of the demo's firm with their contracts; the first is the visitor. */
export function writeDemoEmployees(
  writer: Writer,
  firm: FirmContext,
  { language, worth }: { language: Language; worth: number },
): void {
  const { address, baseCurrency } = getFirmProfile(writer)
  const place = placeIn(address.country)
  const ids: string[] = []
  staff.forEach((one, at) => {
    const startDate = monthsBefore(firm.now, one.since)
    const { id } = employees.create(
      writer,
      firm,
      EmployeeInput.parse({
        ...{ name: one.name[language], number: String(101 + at), jobTitle: one.jobTitle[language] },
        ...{ place, startDate, birthDate: one.birthDate },
        userId: at === 0 ? firm.actor.userId : '',
        managerId: at === 0 ? '' : ids[at === 2 || at === 3 ? 1 : 0],
        papers: at === 3 ? [{ name: paper[language], expiresOn: monthsBefore(firm.now, -2) }] : [],
      }),
    )
    ids.push(id)
    const [monday, tuesday, wednesday, thursday, friday] = one.days.map(String)
    employeeContracts.create(
      writer,
      firm,
      EmployeeContractInput.parse({
        ...{ employeeId: id, startDate, monday, tuesday, wednesday, thursday, friday },
        ...{ pay: String(Math.round(one.pay * worth)), currency: baseCurrency },
      }),
    )
  })
}

const paper: Words = {
  en: 'Forklift licence',
  de: 'Staplerschein',
  it: 'Patentino per muletti',
  ru: 'Права на погрузчик',
  es: 'Carné de carretillero',
}

function placeIn(country: string): string {
  return places[country] ?? country
}

function monthsBefore(now: Date, months: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1))
    .toISOString()
    .slice(0, 10)
}
