import { productName } from '#app/shell/product-name.ts'
import type { Thing } from '#app/shell/site/structured-data.ts'
import type { Language } from '#contract/core/fields.ts'
import { inLanguage, postPath } from './paths.ts'
import type { Post } from './posts.server.ts'

/** Google's Article: https://developers.google.com/search/docs/appearance/structured-data/article */
export function postThing(
  post: Post,
  { origin, language }: { origin: string; language: Language },
): Thing {
  const author = { '@type': 'Organization', '@id': `${origin}/#organization`, name: productName }
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    inLanguage: language,
    author: { ...author, url: `${origin}/` },
    publisher: { ...author, url: `${origin}/` },
    mainEntityOfPage: origin + inLanguage(postPath(post.slug), language),
  }
}
