import type { HoursView } from './render/context.ts'
import { compileText } from './text/compiled.ts'

/** The firm as its site tells search engines. */
export type FirmFacts = {
  /** What other objects name it by: an address with `#firm`. */
  id: string
  name: string
  /** Of its home page. */
  url: string
  /** Absolute addresses of its logo; empty for none. */
  logo: string
  phone: string
  email: string
  street: string
  postcode: string
  city: string
  country: string
  latitude: string
  longitude: string
  hours: HoursView | null
}

/**
 * An object of schema.org as a data block (JSON-LD). No browser runs it: only the types of HTML, 4.12.1,
 * that are scripts are run. `<` is written so that no text can end the element.
 */
export function dataBlock(data: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The firm: a `LocalBusiness` where it has an address, else an `Organization`. */
export function firmData(firm: FirmFacts): object {
  const isLocal = firm.street !== '' || firm.city !== ''
  return known({
    '@type': isLocal ? 'LocalBusiness' : 'Organization',
    '@id': firm.id,
    name: firm.name,
    url: firm.url,
    logo: firm.logo,
    image: isLocal ? firm.logo : '',
    telephone: firm.phone,
    email: firm.email,
    address: isLocal
      ? known({
          '@type': 'PostalAddress',
          streetAddress: firm.street,
          postalCode: firm.postcode,
          addressLocality: firm.city,
          addressCountry: firm.country,
        })
      : undefined,
    geo:
      isLocal && firm.latitude !== '' && firm.longitude !== ''
        ? { '@type': 'GeoCoordinates', latitude: firm.latitude, longitude: firm.longitude }
        : undefined,
    openingHoursSpecification: isLocal && firm.hours ? hoursData(firm.hours) : undefined,
  })
}

function hoursData({ week, exceptions }: HoursView): object[] {
  const usual = week.flatMap((spans, at) =>
    spans.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayNames[at],
      opens: from,
      closes: to === '24:00' ? '23:59' : to,
    })),
  )
  // Closed all day is from midnight to midnight (Google's guide to LocalBusiness).
  const others = exceptions.flatMap(({ date, spans }) =>
    (spans.length > 0 ? spans : [{ from: '00:00', to: '00:00' }]).map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens: from,
      closes: to === '24:00' ? '23:59' : to,
    })),
  )
  return [...usual, ...others]
}

export type PostFacts = {
  title: string
  description: string
  url: string
  language: string
  publishedAt: string | null
  updatedAt: string | null
  author: string
  picture: string
  firmId: string
}

export function postData(post: PostFacts): object {
  return known({
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    url: post.url,
    inLanguage: post.language,
    datePublished: post.publishedAt ?? '',
    dateModified: post.updatedAt ?? '',
    author: post.author === '' ? undefined : { '@type': 'Person', name: post.author },
    image: post.picture,
    publisher: { '@id': post.firmId },
  })
}

/** Where a page stands, from the home page on. */
export function trailData(trail: readonly { name: string; url: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: url,
    })),
  }
}

/** Questions with their answers, whose texts are Markdown. */
export function questionsData(questions: readonly { question: string; answer: string }[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: compileText(answer).plain },
    })),
  }
}

export type ProductFacts = {
  name: string
  description: string
  url: string
  picture: string
  sku: string
  price: string
  currency: string
  isAvailable: boolean
}

export function productData(product: ProductFacts): object {
  return known({
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: product.picture,
    sku: product.sku,
    offers: {
      '@type': 'Offer',
      url: product.url,
      price: product.price,
      priceCurrency: product.currency,
      availability: `https://schema.org/${product.isAvailable ? 'InStock' : 'OutOfStock'}`,
    },
  })
}

/** Without what is not known. */
function known(facts: Record<string, unknown>): object {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== '' && value !== undefined),
  )
}
