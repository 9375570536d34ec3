import i18next, { type i18n, type ResourceLanguage } from 'i18next'
import { type Language, languages } from '#contract/core/fields.ts'
import { defaultLanguage } from './languages.ts'
import { rememberTexts, type Translate } from './translate.ts'

/** Each file as it stands, read when its language is first spoken. */
const ofModules = import.meta.glob<string>('../../modules/*/*/locales/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const ofShell = import.meta.glob<string>('../locales/**/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The namespace is the module's name, `shell`, or the folder within the shell's locales. */
function readTexts(language: Language): ResourceLanguage {
  const texts: ResourceLanguage = {}
  const common: Record<string, string> = JSON.parse(
    ofShell[`../locales/common/${language}.json`] ?? '{}',
  )
  for (const [file, json] of Object.entries({ ...ofModules, ...ofShell })) {
    const [, folder = '', spoken] = /([^/]+)(?:\/locales)?\/(\w+)\.json$/.exec(file) ?? []
    if (spoken !== language) continue
    texts[folder === '..' ? 'shell' : folder] = JSON.parse(withCommonTexts(json, common))
  }
  return texts
}

/**
 * A text that many places share stands once, in `locales/common`, and they name it: `$t(common:save)`.
 * It is put in while reading: i18next, whose way of writing this is, would look it up at every call.
 */
function withCommonTexts(json: string, common: Readonly<Record<string, string>>): string {
  return json.replace(/"\$t\(common:(\w+)\)"/g, (named, key: string) =>
    common[key] === undefined ? named : JSON.stringify(common[key]),
  )
}

const known = new Map<Language, ResourceLanguage>()

function textsIn(language: Language): ResourceLanguage {
  const texts = known.get(language) ?? readTexts(language)
  known.set(language, texts)
  return texts
}

const instances = new Map<Language, i18n>()

/** The i18next instance of a language: made at its first use and kept for the isolate's life. */
export function i18nFor(language: Language): i18n {
  const made = instances.get(language)
  if (made) return made
  const instance = i18next.createInstance()
  instance.init({
    lng: language,
    fallbackLng: defaultLanguage,
    supportedLngs: [...languages],
    resources: {
      [defaultLanguage]: textsIn(defaultLanguage),
      [language]: textsIn(language),
    },
    defaultNS: 'shell',
    initImmediate: false,
    interpolation: { escapeValue: false },
  })
  instances.set(language, instance)
  return instance
}

const translates = new Map<string, Translate>()

/** The texts of a namespace in a language. */
export function textsOf(language: Language, namespace: string): Translate {
  const key = `${language} ${namespace}`
  const made = translates.get(key)
  if (made) return made
  const translate = rememberTexts(i18nFor(language).getFixedT(language, namespace), language)
  translates.set(key, translate)
  return translate
}
