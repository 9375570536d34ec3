import { productName } from '#app/shell/product-name.ts'
import { breadcrumbThing, type Thing } from '#app/shell/site/structured-data.ts'
import type { Language } from '#contract/fields.ts'
import { blogPath, inLanguage, postPath } from './paths.ts'
import type { Post } from './posts.server.ts'

type Names = { home: string; blog: string }

/** Google's Article: https://developers.google.com/search/docs/appearance/structured-data/article */
export function postThings(
  post: Post,
  { origin, language, names }: { origin: string; language: Language; names: Names },
): Thing[] {
  const author = { '@type': 'Organization', '@id': `${origin}/#organization`, name: productName }
  return [
    {
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.description,
      datePublished: post.date,
      dateModified: post.updated ?? post.date,
      inLanguage: language,
      author: { ...author, url: `${origin}/` },
      publisher: { ...author, url: `${origin}/` },
      mainEntityOfPage: origin + inLanguage(postPath(post.slug), language),
    },
    breadcrumbThing(origin, [
      { name: names.home, path: '/' },
      { name: names.blog, path: blogPath },
      { name: post.title, path: postPath(post.slug) },
    ]),
  ]
}
