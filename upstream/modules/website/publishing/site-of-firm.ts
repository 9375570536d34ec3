import { type Language, languages } from '#contract/core/fields.ts'
import type { SiteMenuEntry } from '#contract/website/site-settings.ts'
import type { Env } from '../../../core/env.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { isShopOpen, listProducts, productSlug, shopWords } from '../shop/index.ts'
import { addressOfSite, getSiteSettings, siteTitles } from '../site-settings/index.ts'
import type { MenuEntry, Site } from './site.ts'

/**
 * The firm's site as its settings say, and the firm's own name, address and telephone.
 * @param logoId of the file that holds the logo; empty for none
 */
export function siteOfFirm(
  reader: Reader,
  firm: FirmContext,
  { PUBLIC_ORIGIN }: Pick<Env, 'PUBLIC_ORIGIN'>,
  logoId: string,
): Site {
  const settings = getSiteSettings(reader)
  const profile = getFirmProfile(reader)
  const hasShop = isShopOpen(reader)
  const { street, postcode, city, country } = profile.address
  const name = profile.tradeName || profile.legalName
  return {
    origin: addressOfSite(reader, { PUBLIC_ORIGIN }),
    // The first one is for visitors of no language that there is.
    languages: [
      settings.defaultLanguage,
      ...settings.languages.filter((each) => each !== settings.defaultLanguage),
    ],
    defaultLanguage: settings.defaultLanguage,
    country,
    timeZone: profile.timeZone,
    names: siteTitles(reader),
    homeGroupId: settings.homeGroupId,
    postsSlugs,
    menu: [...settings.menu.map(menuEntry), ...(hasShop ? shopEntries() : [])],
    footerMenu: settings.footerMenu.map(menuEntry),
    theme: settings.theme,
    logo: logoId === '' ? null : { mediaId: logoId, alt: name },
    iconMediaId: '',
    firm: {
      name,
      phone: profile.phone,
      email: profile.email,
      ...{ street, postcode, city, country },
      latitude: '',
      longitude: '',
    },
    priceNotes: Object.fromEntries(
      languages.map((each) => [each, priceNote(each, profile.taxName[each])]),
    ),
    shop: hasShop ? { slugs: listProducts(reader, firmDate(reader, firm)).map(productSlug) } : null,
  }
}

/** The shop and the cart stand behind the firm's own entries. */
function shopEntries(): MenuEntry[] {
  const entry = (shop: 'goods' | 'cart', word: 'shop' | 'cart'): MenuEntry => ({
    target: { shop },
    labels: Object.fromEntries(languages.map((each) => [each, shopWords(each)[word]])),
    children: [],
  })
  return [entry('goods', 'shop'), entry('cart', 'cart')]
}

/** What prices say of tax, as each language says it. */
export function priceNote(language: Language, tax: string): string {
  const notes: Record<Language, string> = {
    en: `incl. ${tax}`,
    de: `inkl. ${tax}`,
    it: `${tax} inclusa`,
    ru: `включая ${tax}`,
    es: `${tax} incluido`,
  }
  return notes[language]
}

/** Where posts are listed, and stand below. */
const postsSlugs = { en: 'news', de: 'aktuelles', it: 'novita', ru: 'novosti', es: 'novedades' }

function menuEntry({ groupId, href, label }: SiteMenuEntry): MenuEntry {
  const labels = label === '' ? {} : Object.fromEntries(languages.map((each) => [each, label]))
  return { target: groupId === '' ? { href } : { groupId }, labels, children: [] }
}
