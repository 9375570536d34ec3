import { languages } from '#contract/core/fields.ts'
import { languageNames } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translate.ts'
import type { SettingWords } from '../module-info.ts'
import { modules } from '../modules.ts'

type Texts = (namespace: string) => Translate

const known: ReadonlyMap<string, SettingWords & { moduleId: string }> = new Map(
  modules.flatMap(({ id, changed = {} }) =>
    Object.entries(changed).map(([kind, words]) => [kind, { ...words, moduleId: id }]),
  ),
)

/**
 * What a field of a setting is called on its page, by its path: `steps.2.days` is "Days, step 2".
 * @param partText what any other part is called
 * @returns undefined for what is no setting
 */
export function settingFieldText(
  texts: Texts,
  kind: string,
  field: string,
  partText: (part: string) => string,
): string | undefined {
  const words = known.get(kind)
  if (!words) return undefined
  const t = texts(words.moduleId)
  const path = field.split('.')
  const step = path.findLast((part) => /^\d+$/.test(part)) ?? ''
  const labels = path.flatMap((part, at) => {
    const key = words.fields[part]
    const language = languageIn(part)
    if (language) return [language]
    // A gap that stays empty, as of a currency, ends with what stands before it.
    if (key !== undefined)
      return [
        t(key, { step, currency: '' })
          .replace(/\(\)|[\s,]+$/g, '')
          .trim(),
      ]
    const isNamedByFields = step !== '' && at < path.length - 1
    return isNamedByFields || part === step ? [] : [partText(part)]
  })
  return labels.join(', ')
}

/** What a value of such a field is called; undefined where it is what it says. */
export function settingValueText(
  texts: Texts,
  kind: string,
  field: string,
  value: string,
): string | undefined {
  const words = known.get(kind)
  if (!words) return undefined
  const name = field.slice(field.lastIndexOf('.') + 1)
  if (name === 'language' || name === 'alsoIn') return languageIn(value)
  const key = words.values?.[`${name}.${value}`]
  return key === undefined ? undefined : texts(words.moduleId)(key)
}

function languageIn(code: string): string | undefined {
  const language = languages.find((one) => one === code)
  return language && languageNames[language]
}
