import type { Args } from '../load-context.ts'
import { productName } from '../product-name.ts'
import { publicOrigin } from '../public-origin.ts'
import { breadcrumbThing, type Thing } from './structured-data.ts'

/** The way from the home page to one right below it, for search engines. */
export function trailThing(args: Args, page: { name: string; path: string }): Thing {
  return breadcrumbThing(publicOrigin(args), [{ name: productName, path: '/' }, page])
}
