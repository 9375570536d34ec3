import { languageNames } from '#app/shell/i18n/languages.ts'
import { usePage, useT } from '#app/shell/page-context.tsx'
import { languages } from '#contract/core/fields.ts'
import { partRows } from './tax-values.ts'

export const accountUses = [
  'output',
  'input',
  'income',
  'returns',
  'expense',
  'revenueTax',
  'discountGiven',
  'discountReceived',
] as const
export const boxUses = ['saleBase', 'outputTax', 'purchaseBase', 'inputTax'] as const

/** What each field of a rate is called, by its path. */
export function useTaxLabels(): Record<string, string> {
  const t = useT('taxes')
  const { language: own } = usePage()
  const inLanguage = languages.flatMap((language) => {
    const other = languageNames[language]
    const [name, note] = [t('field.name'), t('field.note')]
    return [
      [`name.${language}`, language === own ? name : `${name}, ${other}`],
      [`note.${language}`, language === own ? note : `${note}, ${other}`],
    ]
  })
  const parts = Array.from({ length: partRows }, (_, at) => [
    [`parts.${at}.name`, t('field.partName', { number: at + 1 })],
    [`parts.${at}.rate`, t('field.partRate', { number: at + 1 })],
    [`parts.${at}.account`, t('field.partAccount', { number: at + 1 })],
  ]).flat()
  return {
    ...Object.fromEntries([...inLanguage, ...parts]),
    code: t('field.code'),
    newCode: t('field.newCode'),
    rate: t('field.rate'),
    category: t('field.category'),
    direction: t('field.direction'),
    vatex: t('field.vatex'),
    recoverable: t('field.recoverable'),
    isReverseCharge: t('field.isReverseCharge'),
    validFrom: t('field.validFrom'),
    validTo: t('field.validTo'),
    parts: t('form.parts'),
    partRates: t('form.parts'),
    ...Object.fromEntries(accountUses.map((use) => [`accounts.${use}`, t(`account.${use}`)])),
    ...Object.fromEntries(boxUses.map((use) => [`boxes.${use}`, t(`box.${use}`)])),
  }
}
