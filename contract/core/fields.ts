/**
 * What inputs and answers are made of. A file that takes more than five of these says
 * `import * as field`, and `field.Id`.
 */
import { z } from 'zod'
import { countryCodes } from './countries.ts'
import { isCurrency } from './currencies.ts'

/**
 * Gives the same schema for the same limits: hundreds of fields have the same, and zod takes its time
 * for each that is made, when a Worker starts.
 */
function madeOnce<Limits extends readonly (number | string | undefined)[], Schema>(
  make: (...limits: Limits) => Schema,
): (...limits: Limits) => Schema {
  const made = new Map<string, Schema>()
  return (...limits) => {
    const key = limits.join()
    const known = made.get(key)
    if (known !== undefined) return known
    const schema = make(...limits)
    made.set(key, schema)
    return schema
  }
}

/** A ULID: 26 characters of Crockford's base 32, sorting by time of creation. */
export const Id = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/, 'invalid')

/** A calendar date without a time zone, `YYYY-MM-DD`. */
export const DateOnly = z.string().refine(isCalendarDate, 'invalidDate')

/** A time on the clocks of a place, `HH:mm`. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalidTime')

/** Days of the week by their number in ISO 8601: 1 is Monday. */
export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const
export const Weekday = z.enum(weekdays)

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime()

/** ISO 4217 alphabetic code. */
export const CurrencyCode = z.string().refine(isCurrency, 'unknownCurrency')

const knownCountries: ReadonlySet<string> = new Set(countryCodes)
/** ISO 3166-1 alpha-2 code. */
export const CountryCode = z.string().refine((code) => knownCountries.has(code), 'unknownCountry')

/** Interface languages, as BCP 47; the public codes eng, gr, it, rs, sp are the app's affair. */
export const languages = ['en', 'de', 'it', 'ru', 'es'] as const
export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>

export const Theme = z.enum(['system', 'light', 'dark'])
export type Theme = z.infer<typeof Theme>

/** Integer minor units of a currency. */
export const MinorUnits = z
  .int('invalidAmount')
  .refine(Number.isSafeInteger, 'amountOutOfRange')
  .meta({ description: 'Minor units of the currency: 5000 is 50.00 EUR' })

type Bounds = { minimum?: number; maximum?: number }

/**
 * A whole number as it is sent: a number, or its digits, as addresses and forms have it. Nothing else
 * is taken for one: not `1e3`, `0x10`, an empty text, `true` or a list.
 */
export function wholeNumber({
  minimum = Number.MIN_SAFE_INTEGER,
  maximum = Number.MAX_SAFE_INTEGER,
}: Bounds = {}) {
  return wholeNumberOf(minimum, maximum)
}

const wholeNumberOf = madeOnce((minimum: number, maximum: number) => {
  const whole = z.int({
    error: ({ code }) => (code === 'invalid_type' ? 'invalidNumber' : undefined),
  })
  return numeric('invalidNumber').pipe(whole.min(minimum).max(maximum))
})

/** What the description of the API says of an amount that is sent in minor units. */
export const amountInputWords =
  'An integer in minor units of the currency: 5000 is 50.00 EUR, 50 is 0.50 EUR'

/** Beyond this an amount is a slip of the keyboard, and sums of amounts stay exact below it. */
export const largestAmount = 100_000_000_000_000

/** An amount as it is sent, in minor units, as `wholeNumber`. Of a `signed` one, below zero is one too. */
export const amountInput = madeOnce((sign: 'positive' | 'unsigned' | 'signed') =>
  numeric('invalidAmount')
    .pipe(MinorUnits)
    .refine((amount) => Math.abs(amount) <= largestAmount, 'amountOutOfRange')
    .refine((amount) => sign !== 'positive' || amount > 0, 'required')
    .refine((amount) => sign === 'signed' || amount >= 0, 'negative')
    .meta({ description: amountInputWords, examples: [5000] }),
)

function numeric(message: string) {
  const digits = z
    .string()
    .trim()
    .regex(/^-?\d{1,16}$/)
    .transform(Number)
  return z.union([z.number(), digits], {
    error: ({ input }) => (input === '' || input === undefined ? 'required' : message),
  })
}

/** How many times a record was written; sent back to detect that somebody else wrote it. */
export const Version = wholeNumber({ minimum: 1 })

/** Trimmed text that must not be empty, of so many characters at most. */
export const requiredText = madeOnce((maximum: number) =>
  z.string().trim().min(1, 'required').max(maximum).refine(isPlainText, 'invalidCharacters'),
)

/**
 * The name that somebody gives who may be anybody. It goes on into titles, calendars and mails of the
 * firm, so it is one line, without the address of a page.
 */
export function givenName(maximum: number) {
  return requiredText(maximum).refine(
    (text) => !/[\r\n\t\u2028\u2029]|:\/\/|www\./i.test(text),
    'noName',
  )
}

/** Trimmed text that may be empty, of so many characters at most; absent means empty. */
export const optionalText = madeOnce((maximum: number) =>
  z.string().trim().max(maximum).refine(isPlainText, 'invalidCharacters').default(''),
)

/**
 * A list of texts, each once; forms and files send it as one text with commas or semicolons.
 * @param one what each of them must be
 * @param most how many there may be
 */
export function textList(one: z.ZodType<string, string>, most: number) {
  const split = z
    .string()
    .transform((text) =>
      [...new Set(text.split(/[,;]/).map((part) => part.trim()))].filter(Boolean),
    )
    .pipe(z.array(one))
  return z.union([z.array(one), split]).pipe(z.array(one).max(most, 'tooMany'))
}

/**
 * A decimal number as text, so that no float touches it.
 * @param scale most digits after the point
 * @param sign whether it may be below zero
 */
export function decimalText(
  scale: number,
  sign: 'signed' | 'unsigned' = 'unsigned',
  negative = 'negative',
) {
  return decimalTextOf(scale, sign, negative)
}

const decimalTextOf = madeOnce((scale: number, sign: 'signed' | 'unsigned', negative: string) => {
  const shape = new RegExp(
    `^${sign === 'signed' ? '-?' : ''}\\d{1,12}${scale > 0 ? `(\\.\\d{1,${scale}})?` : ''}$`,
  )
  const anyDecimal = /^-?\d{1,12}(\.\d+)?$/
  return z
    .string()
    .trim()
    .min(1, 'required')
    .superRefine((text, context) => {
      if (text === '' || shape.test(text)) return
      const message = !anyDecimal.test(text)
        ? /^-?\d{13,}(\.\d+)?$/.test(text)
          ? 'numberTooLarge'
          : 'invalidNumber'
        : text.startsWith('-') && sign === 'unsigned'
          ? negative
          : 'tooManyDecimals'
      context.addIssue({ code: 'custom', message })
    })
    .meta({
      description: `A decimal number as text, at most ${scale} decimals; an amount is in units of the currency: "50.00" is 50.00 EUR`,
    })
})

/** A percentage of 0 to 100 with up to 4 decimals. */
export const PercentText = decimalText(4).refine((text) => !(Number(text) > 100), 'tooLarge')

export const Email = z.string().trim().max(254).pipe(z.email('invalidEmail'))
export const OptionalEmail = z.union([z.literal(''), Email]).default('')

/** Control characters (but line breaks and tabs) and lone surrogates have no place in a text. */
function isPlainText(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text) && text.isWellFormed()
}

function isCalendarDate(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
