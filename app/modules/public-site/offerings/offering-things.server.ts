import type { Args } from '#app/shell/load-context.ts'
import { productName } from '#app/shell/product-name.ts'
import { publicOrigin } from '#app/shell/public-origin.ts'
import { questionsThing, type Thing } from '#app/shell/site/structured-data.ts'
import { trailThing } from '#app/shell/site/trail.server.ts'
import type { Language } from '#contract/core/fields.ts'
import type { OfferingCopy } from './offering-copy.ts'

type Subject = { path: string; name: string; language: Language; copy: OfferingCopy }

/**
 * What search engines read of an offering: where its page stands, what it answers and, once it
 * is there, that it is software. Nothing of votes or buyers, of which there are none.
 */
export function offeringThings(args: Args, subject: Subject): Thing[] {
  const { path, name, copy } = subject
  const software = 'screens' in copy ? [softwareThing(publicOrigin(args), subject)] : []
  return [trailThing(args, { name, path }), ...software, questionsThing(copy.questions)]
}

/**
 * https://developers.google.com/search/docs/appearance/structured-data/software-app
 * Nothing can be charged today, whatever the plan: the price is none.
 */
function softwareThing(origin: string, { path, name, language, copy }: Subject): Thing {
  return {
    '@type': 'SoftwareApplication',
    name: `${productName} · ${name}`,
    url: origin + path,
    description: copy.description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: language,
    featureList: copy.functions.map((one) => one.name),
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
  }
}
