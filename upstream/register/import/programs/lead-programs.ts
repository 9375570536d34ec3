import { countryOf } from './country-of.ts'
import { type Cells, joined, type KnownFile } from './known-file.ts'

type Fields = KnownFile['fields']

function person(cell: Cells): string {
  return joined(
    ' ',
    cell('First Name', 'first_name', 'FirstName'),
    cell('Last Name', 'last_name', 'LastName'),
  )
}

/** Further addresses or numbers, each once and without the one that stands in its own field. */
function further(first: string, ...texts: string[]): string {
  const parts = texts.flatMap((text) => text.split(/[;,\n]/)).map((text) => text.trim())
  const others = parts.filter((part) => part !== '' && part.toLowerCase() !== first.toLowerCase())
  return [...new Set(others)].join(', ')
}

/**
 * A field that is read from the first of some columns that is filled, and the one that takes what else stands
 * in them.
 * @param others columns that are never the first, such as one with several addresses
 */
function firstAndMore(
  first: string,
  more: string,
  heads: readonly string[],
  others: readonly string[] = [],
): Fields {
  const all = [...heads, ...others]
  return {
    [first]: (cell) => cell(...heads),
    [more]: (cell) => further(cell(...heads), ...all.map((head) => cell(head))),
  }
}

/** Contacts of HubSpot. */
const hubSpotFields: Fields = {
  name: person,
  company: (cell) =>
    cell(
      'Associated Company',
      'Primary Associated Company',
      'Associated Company (Primary)',
      'Company Name',
    ),
  position: (cell) => cell('Job Title'),
  ...firstAndMore('email', 'moreMails', ['Email', 'Work email'], ['Additional email addresses']),
  ...firstAndMore('phone', 'morePhones', ['Phone Number', 'Mobile Phone Number']),
  website: (cell) => cell('Website URL'),
  street: (cell) => cell('Street Address'),
  postcode: (cell) => cell('Postal Code'),
  city: (cell) => cell('City'),
  region: (cell) => cell('State/Region'),
  country: (cell) => countryOf(cell('Country/Region', 'Country')),
  source: (cell) => cell('Original Source', 'Latest Source', 'Latest Traffic Source') || 'HubSpot',
  noMail: (cell) => cell('Unsubscribed from all email', 'Marketing emails opt-out'),
}

/** People and leads of Pipedrive. */
const pipedriveFields: Fields = {
  name: (cell) =>
    cell('Person - Name', 'Lead - Contact person') ||
    joined(' ', cell('Person - First name'), cell('Person - Last name')),
  company: (cell) =>
    cell(
      'Person - Organization',
      'Person - Organisation',
      'Organization - Name',
      'Lead - Organization',
    ),
  position: (cell) => cell('Person - Job title', 'Person - Title'),
  ...firstAndMore('email', 'moreMails', [
    ...['Person - Email', 'Person - Email - Work', 'Person - Email - Home'],
    'Person - Email - Other',
  ]),
  ...firstAndMore('phone', 'morePhones', [
    ...['Person - Phone', 'Person - Phone - Work', 'Person - Phone - Mobile'],
    ...['Person - Phone - Home', 'Person - Phone - Other'],
  ]),
  website: (cell) => cell('Organization - Website', 'Person - Website'),
  street: (cell) => cell('Organization - Address', 'Person - Postal address'),
  source: (cell) => cell('Lead - Source', 'Lead - Source channel') || 'Pipedrive',
  noMail: (cell) => cell('Person - Marketing status'),
}

/** Leads of a Salesforce report or data export. */
const salesforceFields: Fields = {
  name: (cell) => cell('Name') || person(cell),
  company: (cell) => cell('Company / Account', 'Company', 'AccountName', 'Account Name'),
  position: (cell) => cell('Title'),
  email: (cell) => cell('Email'),
  ...firstAndMore('phone', 'morePhones', ['Phone', 'Mobile', 'MobilePhone']),
  website: (cell) => cell('Website'),
  street: (cell) => cell('Street'),
  postcode: (cell) => cell('PostalCode', 'Zip/Postal Code'),
  city: (cell) => cell('City'),
  region: (cell) => cell('State', 'State/Province'),
  country: (cell) => countryOf(cell('Country')),
  source: (cell) => cell('Lead Source', 'LeadSource') || 'Salesforce',
  noMail: (cell) => cell('Email Opt Out', 'HasOptedOutOfEmail'),
}

/** What somebody's connections on LinkedIn are. */
const linkedInFields: Fields = {
  name: person,
  company: (cell) => cell('Company'),
  position: (cell) => cell('Position'),
  email: (cell) => cell('Email Address'),
  source: () => 'LinkedIn',
}

/** Answers to lead adverts on Facebook and Instagram, which write `p:` before a number. */
const facebookFields: Fields = {
  name: (cell) => cell('full_name') || person(cell),
  company: (cell) => cell('company_name'),
  position: (cell) => cell('job_title'),
  ...firstAndMore('email', 'moreMails', ['email', 'work_email']),
  phone: (cell) => withoutPrefix(cell('phone_number', 'work_phone_number')),
  street: (cell) => cell('street_address'),
  postcode: (cell) => withoutPrefix(cell('post_code', 'zip_code', 'zip')),
  city: (cell) => cell('city'),
  region: (cell) => cell('state', 'province'),
  country: (cell) => countryOf(cell('country')),
  source: (cell) => (cell('platform') === 'ig' ? 'Instagram' : 'Facebook'),
  campaign: (cell) => cell('campaign_name'),
}

function withoutPrefix(text: string): string {
  return text.replace(/^(p|z):/, '')
}

/** Meta's own tries of a form, which say so in each answer. */
function isTest(cell: Cells): boolean {
  return [cell('full_name', 'first_name'), cell('phone_number'), cell('email')].some((text) =>
    /<test lead|^test@(meta|fb)\.com$/i.test(text),
  )
}

function leadFile(
  program: KnownFile['program'],
  fields: Fields,
  more: Pick<KnownFile, 'marks' | 'keeps' | 'endsAt'> & { skips: readonly string[] },
): KnownFile {
  const { skips, ...rest } = more
  return { program, register: 'leads', fields, rest: { field: 'notes', skips }, ...rest }
}

/** Files of programs from which people come to sell with ours; what has no field becomes a note. */
export const leadPrograms: readonly KnownFile[] = [
  leadFile('facebook', facebookFields, {
    marks: [['created_time'], ['form_id', 'adset_id', 'is_organic']],
    keeps: (cell) => !isTest(cell),
    skips: [
      ...['id', 'created_time', 'ad_id', 'adset_id', 'campaign_id', 'form_id'],
      ...['is_organic', 'lead_status'],
    ],
  }),
  leadFile('pipedrive', pipedriveFields, {
    marks: [['Person - Name', 'Lead - Contact person', 'Person - First name']],
    skips: ['Person - ID', 'Lead - ID', 'Organization - ID'],
  }),
  leadFile('hubspot', hubSpotFields, {
    marks: [
      ['Record ID', 'Record ID - Contact'],
      ['First Name', 'Last Name', 'Email'],
    ],
    skips: ['Record ID', 'Record ID - Contact'],
  }),
  leadFile('linkedin', linkedInFields, {
    marks: [['First Name'], ['Connected On']],
    keeps: (cell) => person(cell) !== '' || cell('Email Address', 'Company') !== '',
    skips: [],
  }),
  leadFile('salesforce', salesforceFields, {
    marks: [
      ['Company / Account', 'Company', 'AccountName'],
      ['Lead Owner', 'LeadSource', 'HasOptedOutOfEmail', 'Email Opt Out'],
    ],
    endsAt: /^(grand (totals?|summaries)|confidential information|copyright \(c\)|generated by)/i,
    skips: ['Lead ID', 'Id', 'OwnerId', 'IsDeleted', 'SystemModstamp'],
  }),
]
