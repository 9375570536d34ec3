import { tidy } from './statement.ts'

type Details = { name: string; iban: string; reference: string; text: string }

const iban = /\b[A-Z]{2}\d{2}[A-Z0-9]{11,30}\b/

/**
 * Field 86, which each country's banks write in their own way: German `?20…?33`, with `SVWZ+` and
 * `EREF+` in it, Dutch and Swiss `/NAME/…/REMI/…`, or words.
 */
export function readDetails(value: string): Details {
  if (/\?[0-9]{2}/.test(value)) return readNumbered(value)
  if (/\/(NAME|REMI|EREF|IBAN|BENM|ORDP)\//.test(value)) return readSlashed(value)
  const text = tidy(value)
  return { name: '', iban: iban.exec(text)?.[0] ?? '', reference: '', text }
}

function readNumbered(value: string): Details {
  const parts = new Map<string, string>()
  const joined = value.replaceAll('\n', '')
  for (const [, code = '', text = ''] of joined.matchAll(/\?(\d{2})([^?]*)/g)) {
    parts.set(code, (parts.get(code) ?? '') + text)
  }
  const purpose = [20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 60, 61, 62, 63]
    .map((code) => parts.get(String(code)) ?? '')
    .join('')
  const account = parts.get('31') ?? ''
  const { text, reference } = readSepa(purpose)
  return {
    name: tidy(`${parts.get('32') ?? ''}${parts.get('33') ?? ''}`, 160),
    iban: iban.exec(account.replaceAll(' ', ''))?.[0] ?? tidy(account, 42),
    reference,
    text: text || tidy(parts.get('00') ?? ''),
  }
}

/** `EREF+…MREF+…SVWZ+…`: German banks put the parts of a SEPA payment into the purpose. */
function readSepa(purpose: string): { text: string; reference: string } {
  const marks = /(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC)\+/g
  const found = [...purpose.matchAll(marks)]
  if (found.length === 0) return { text: tidy(purpose), reference: '' }
  const parts = new Map<string, string>()
  found.forEach((match, at) => {
    const from = (match.index ?? 0) + match[0].length
    parts.set(match[1] ?? '', purpose.slice(from, found[at + 1]?.index))
  })
  const reference = tidy(parts.get('EREF') ?? '', 60)
  return {
    text: tidy(parts.get('SVWZ') ?? ''),
    reference: reference === 'NOTPROVIDED' ? '' : reference,
  }
}

function readSlashed(value: string): Details {
  const joined = value.replaceAll('\n', '')
  const parts = new Map<string, string>()
  for (const [, code = '', text = ''] of joined.matchAll(
    /\/([A-Z]{3,5})\/(.*?)(?=\/[A-Z]{3,5}\/|$)/g,
  )) {
    if (!parts.has(code)) parts.set(code, text.replaceAll('/', ' '))
  }
  const reference = tidy(parts.get('EREF') ?? '', 60)
  const remittance = parts.get('REMI') || (parts.get('USTD') ?? '')
  return {
    name: tidy(parts.get('NAME') ?? '', 160),
    iban: tidy(parts.get('IBAN') ?? '', 42),
    reference: reference === 'NOTPROVIDED' ? '' : reference,
    text: tidy(remittance.replace(/^\s*(USTD|STRD)\s*/, '')) || tidy(joined),
  }
}
