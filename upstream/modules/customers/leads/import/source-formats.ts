import { describingFields } from '../lead.ts'

/** What a column may hold. `optOut` says that somebody wants no mail, whatever else the row says. */
export const importFields = [
  'externalId',
  'name',
  'firstName',
  'lastName',
  'company',
  'position',
  'mail',
  'phone',
  ...describingFields,
  'createdAt',
  'optOut',
] as const
export type ImportField = (typeof importFields)[number]

/** Programs whose files are known by their head. `other` is any table with names of columns. */
export const importSources = [
  'hubspot',
  'pipedrive',
  'salesforce',
  'linkedin',
  'facebook',
  'other',
] as const
export type ImportSource = (typeof importSources)[number]

/** Of each column of a file, what it holds; undefined for one whose cells become a note. */
export type ColumnMapping = (ImportField | undefined)[]

/** Names of columns in lower case, divided by bars. */
type Columns = Readonly<Partial<Record<ImportField, string>>>

/** Names that many programs and people give to columns, in the product's languages. */
const common: Columns = {
  externalId: 'id | lead id | contact id | external id',
  name:
    'name | full name | full_name | contact | contact name | ansprechpartner | ' +
    'nome e cognome | nominativo | фио | контакт | контактное лицо | nombre completo | ' +
    'contacto',
  firstName: 'first name | first_name | firstname | given name | vorname | nome | имя | nombre',
  lastName:
    'last name | last_name | lastname | surname | family name | nachname | cognome | ' +
    'фамилия | apellido | apellidos',
  company:
    'company | company name | company_name | organisation | organization | ' +
    'account name | firma | unternehmen | azienda | ragione sociale | компания | ' +
    'организация | empresa | razón social',
  position:
    'job title | job_title | jobtitle | title | position | ruolo | должность | cargo | puesto',
  mail:
    'email | e-mail | mail | email address | e-mail address | e-mail-adresse | ' +
    'e-mail adresse | email_address | indirizzo email | indirizzo e-mail | ' +
    'posta elettronica | эл. почта | электронная почта | почта | correo | ' +
    'correo electrónico',
  phone:
    'phone | phone number | phone_number | mobile | mobile phone | ' +
    'mobile phone number | work phone | telefon | telefonnummer | handy | mobil | ' +
    'telefono | cellulare | телефон | моб. телефон | мобильный телефон | teléfono | ' +
    'móvil',
  website:
    'website | web site | website url | url | homepage | sito web | sito | сайт | ' +
    'веб-сайт | sitio web | página web',
  street:
    'street | street address | street_address | address | straße | strasse | adresse | ' +
    'via | indirizzo | адрес | улица | calle | dirección',
  postcode:
    'postal code | zip | zip code | zip_code | post_code | postcode | zip/postal code | ' +
    'plz | postleitzahl | cap | индекс | código postal | cp',
  city: 'city | town | ort | stadt | città | comune | город | ciudad | localidad | población',
  region:
    'state | region | province | state/region | state/province | bundesland | ' +
    'provincia | регион | область | región',
  country: 'country | country/region | land | paese | nazione | страна | país',
  source:
    'source | lead source | original source | quelle | herkunft | fonte | origine | ' +
    'источник | origen | fuente',
  campaign:
    'campaign | campaign name | campaign_name | kampagne | campagna | кампания | ' +
    'рекламная кампания | campaña',
  notes:
    'notes | note | description | comments | notizen | bemerkung | beschreibung | ' +
    'descrizione | заметки | комментарий | notas | descripción',
  createdAt:
    'created | created at | create date | created date | created_time | created time | ' +
    'erstellt am | creato il | дата создания | fecha de creación',
  optOut:
    'email opt out | opt out | opted out of email | unsubscribed | ' +
    'unsubscribed from all email',
}

/** Names that only these programs write, beside the common ones. */
const ofSource: Readonly<Record<ImportSource, Columns>> = {
  hubspot: {
    externalId: 'record id | record id - contact',
    company: 'associated company | primary associated company | associated company (primary)',
    mail: 'additional email addresses | work email',
    optOut: 'unsubscribed from all email | marketing emails opt-out',
    source: 'latest traffic source | latest source',
  },
  pipedrive: {
    externalId: 'person - id | lead - id',
    name: 'person - name | lead - contact person',
    firstName: 'person - first name',
    lastName: 'person - last name',
    company:
      'person - organization | person - organisation | organization - name | ' +
      'lead - organization',
    position: 'person - job title | person - title',
    mail:
      'person - email | person - email - work | person - email - home | ' +
      'person - email - other',
    phone:
      'person - phone | person - phone - work | person - phone - mobile | ' +
      'person - phone - home | person - phone - other',
    website: 'organization - website | person - website',
    street: 'organization - address | person - postal address',
    source: 'lead - source | lead - source channel',
    notes: 'lead - notes | person - notes',
    createdAt: 'lead - lead created | person - person created',
  },
  salesforce: {
    firstName: 'firstname',
    lastName: 'lastname',
    company: 'company / account | accountname',
    phone: 'mobilephone | homephone',
    postcode: 'postalcode | zip/postal code',
    source: 'leadsource',
    createdAt: 'createddate',
    optOut: 'hasoptedoutofemail | email opt out',
  },
  linkedin: {
    externalId: 'url | profile url | linkedin url',
    mail: 'work email',
    company: 'current company',
    position: 'current position',
    source: '',
    createdAt: 'connected on | lead created at | created at',
    website: '',
  },
  facebook: {
    mail: 'work_email',
    phone: 'work_phone_number',
    website: '',
    source: 'platform',
    createdAt: 'created_time',
  },
  other: {},
}

/** Names that tell a program apart from the others: all of one of the rows have to be in the head. */
const signs: readonly (readonly [ImportSource, readonly RegExp[]])[] = [
  ['facebook', [/^created_time$/, /^(form_id|adset_id|is_organic)$/]],
  ['pipedrive', [/^(person|lead|organization) - /]],
  ['hubspot', [/^record id( - contact)?$/]],
  ['linkedin', [/^connected on$/]],
  ['linkedin', [/^(lead gen )?form name$/, /^campaign name$/, /^email( address)?$/]],
  ['salesforce', [/^(hasoptedoutofemail|leadsource|company \/ account)$/]],
  ['salesforce', [/^lead (id|owner|status)$/, /^(lead source|company)$/]],
]

/** The program that wrote a head. */
export function sourceOf(head: readonly string[]): ImportSource {
  const names = head.map(plainName)
  const found = signs.find(([, all]) => all.every((sign) => names.some((name) => sign.test(name))))
  return found?.[0] ?? 'other'
}

/**
 * What each column of a file holds. Only mail and phone may have several columns; of others the first
 * counts and the rest become notes. People can change it before they import.
 */
export function proposeMapping(head: readonly string[], source: ImportSource): ColumnMapping {
  const taken = new Set<ImportField>()
  return head.map((name) => {
    const field = fieldOf(plainName(name), source)
    const isRepeated = field !== undefined && taken.has(field)
    if (field === undefined || (isRepeated && field !== 'mail' && field !== 'phone'))
      return undefined
    taken.add(field)
    return field
  })
}

/** How much of a row could be names of columns: no cell that looks like an address is one. */
export function headScore(cells: readonly string[]): number {
  if (cells.some((cell) => cell.includes('@'))) return 0
  return proposeMapping(cells, sourceOf(cells)).filter((field) => field !== undefined).length
}

function fieldOf(name: string, source: ImportSource): ImportField | undefined {
  const own = ofSource[source]
  const inOwn = importFields.find((field) => hasName(own[field], name))
  if (inOwn !== undefined) return inOwn
  const inCommon = importFields.find((field) => hasName(common[field], name))
  // An empty text says that the common name means something else in the files of this program.
  return inCommon !== undefined && own[inCommon] === '' ? undefined : inCommon
}

function hasName(names: string | undefined, name: string): boolean {
  return names !== undefined && name !== '' && names.split(' | ').includes(name)
}

function plainName(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
}
