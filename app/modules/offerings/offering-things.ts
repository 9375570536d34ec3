import { productName } from '#app/shell/product-name.ts'
import { breadcrumbThing, questionsThing, type Thing } from '#app/shell/site/structured-data.ts'
import type { Language } from '#contract/fields.ts'
import type { OfferingCopy } from './offering-copy.ts'

type Subject = {
  origin: string
  path: string
  name: string
  language: Language
  copy: OfferingCopy
}

/**
 * What search engines are told of an offering: where its page stands, what it answers and, once it
 * is there, that it is software. Nothing of votes or buyers, of which there are none.
 */
export function offeringThings(subject: Subject): Thing[] {
  const { origin, path, name, copy } = subject
  const places = [
    { name: productName, path: '/' },
    { name, path },
  ]
  const software = 'screens' in copy ? [softwareThing(subject)] : []
  return [breadcrumbThing(origin, places), ...software, questionsThing(copy.questions)]
}

/** https://developers.google.com/search/docs/appearance/structured-data/software-app */
function softwareThing({ origin, path, name, language, copy }: Subject): Thing {
  return {
    '@type': 'SoftwareApplication',
    name: `${productName} · ${name}`,
    url: origin + path,
    description: copy.description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: language,
    featureList: copy.functions.map((one) => one.name),
  }
}
