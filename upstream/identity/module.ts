import { defineModule } from '../core/hooks.ts'
import { router as apiKeys } from './api-keys/endpoints.ts'
import { router as apps } from './apps/endpoints.ts'
import { router as credentials } from './credentials/endpoints.ts'
import { router as identity } from './endpoints.ts'
import { router as firmDeletion } from './firm-deletion/endpoints.ts'
import { router as members } from './members/endpoints.ts'
import { router as profile } from './profile/endpoints.ts'
import { router as recovery } from './recovery/endpoints.ts'
import { router as roles } from './roles/endpoints.ts'
import { router as social } from './social/endpoints.ts'

/** Who may enter: accounts, sessions, members of firms, keys and apps. */
export const module = defineModule({
  name: 'identity',
  directoryEndpoints: {
    identity,
    apiKeys,
    apps,
    credentials,
    firmDeletion,
    members,
    profile,
    recovery,
    roles,
    social,
  },
})
