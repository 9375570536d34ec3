import type { Args } from '../load-context.ts'
import { productName } from '../product-name.ts'
import { publicOrigin } from '../public-origin.ts'
import type { Thing } from './structured-data.ts'

/**
 * The way from the home page to a page, for search engines: what lies between, the page itself last.
 * Google's BreadcrumbList: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function trailThing(
  args: Args,
  ...places: readonly { name: string; path: string }[]
): Thing {
  const origin = publicOrigin(args)
  const home = { name: productName, path: '/' }
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...places].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}
