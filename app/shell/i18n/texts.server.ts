import i18next, { type i18n, type Resource, type ResourceKey } from 'i18next'
import { type Language, languages } from '#contract/core/fields.ts'
import { defaultLanguage } from './languages.ts'
import { rememberTexts, type Translate } from './translate.ts'

const ofModules = import.meta.glob<ResourceKey>('../../modules/*/*/locales/*.json', {
  eager: true,
  import: 'default',
})
const ofShell = import.meta.glob<ResourceKey>('../locales/**/*.json', {
  eager: true,
  import: 'default',
})

/** The namespace is the module's name, `shell`, or the folder within the shell's locales. */
function collectResources(): Resource {
  const resources: Resource = {}
  for (const [file, texts] of Object.entries({ ...ofModules, ...ofShell })) {
    const parts = /([^/]+)(?:\/locales)?\/(\w+)\.json$/.exec(file)
    const [, folder = '', language = ''] = parts ?? []
    const namespace = folder === '..' ? 'shell' : folder
    resources[language] = { ...resources[language], [namespace]: texts }
  }
  return resources
}

const resources = collectResources()
const instances = new Map<Language, i18n>()

/** The i18next instance of a language: made at its first use and kept for the isolate's life. */
export function i18nFor(language: Language): i18n {
  const known = instances.get(language)
  if (known) return known
  const instance = i18next.createInstance()
  instance.init({
    lng: language,
    fallbackLng: defaultLanguage,
    supportedLngs: [...languages],
    resources,
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
  const known = translates.get(key)
  if (known) return known
  const translate = rememberTexts(i18nFor(language).getFixedT(language, namespace), language)
  translates.set(key, translate)
  return translate
}
