import { implement } from '@orpc/server'
import { socialContract } from '#contract/person/social.ts'
import { validation } from '../../core/validation.ts'
import type { Call } from '../call.ts'
import { listAccounts, unlink } from './accounts.ts'
import { beginLink, beginLogin } from './begin.ts'
import { link, login } from './login.ts'
import { listProviders } from './settings.ts'

const os = implement(socialContract).$config(validation).$context<Call>()

export const router = os.router({
  listProviders: os.listProviders.handler(({ context }) => ({
    providers: listProviders(context.env).map(({ id, name }) => ({ id, name })),
  })),
  begin: os.begin.handler(({ input, context }) => beginLogin(context, input)),
  login: os.login.handler(({ input, context }) => login(context, input)),
  listAccounts: os.listAccounts.handler(({ context }) => listAccounts(context)),
  beginLink: os.beginLink.handler(({ input, context }) => beginLink(context, input.provider)),
  link: os.link.handler(({ input, context }) => link(context, input)),
  unlink: os.unlink.handler(({ input, context }) => unlink(context, input.provider)),
})
