import { siteDomainContract } from '#contract/website/site-domain.ts'
import { siteSettingsContract } from '#contract/website/site-settings.ts'
import { without } from '../../../core/without.ts'
import { answer, type HandlerContext } from '../../../firm/implement.ts'
import { checkDomain, getDomain, removeDomain, setDomain } from './domain.ts'
import { getSiteSettings, type StoredSettings } from './reader.ts'
import { saveBasics, saveSettings, shownSettings } from './service.ts'

type Part = Partial<Omit<StoredSettings, 'version'>> & { version: number }

function save({ store, firm, env }: HandlerContext, part: Part) {
  const saved = store.transact(firm, (writer) => saveSettings(writer, firm, part))
  return shownSettings(env, saved)
}

const settings = answer(siteSettingsContract, {
  get: ({ context: { store, env } }) => shownSettings(env, getSiteSettings(store.reader)),
  saveBasics: async ({ context, input }) =>
    shownSettings(context.env, await saveBasics(context, without(input, 'firmId'))),
  saveLook: ({ context, input: { version, firmId: _, ...theme } }) =>
    save(context, { theme, version }),
  saveMenus: ({ context, input: { version, menu, footerMenu } }) =>
    save(context, { menu, footerMenu, version }),
  saveHours: ({ context, input: { version, week, holidays, days } }) =>
    save(context, { hours: { week, holidays, days }, version }),
})

export const router = {
  siteSettings: settings,
  siteDomain: answer(siteDomainContract, {
    get: ({ context }) => getDomain(context),
    set: ({ context, input: { host } }) => setDomain(context, host),
    check: ({ context }) => checkDomain(context),
    remove: ({ context }) => removeDomain(context),
  }),
}
