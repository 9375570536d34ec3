import { z } from 'zod'

/** What the directory changes of a firm: who belongs to it, its roles, and keys of programs. */
export const directoryEntities = ['member', 'invitation', 'role', 'key', 'app', 'firm'] as const

/** Changes of the directory as the firm's history keeps them: `at` is a UTC ISO string. */
export const DirectoryChanges = z.array(
  z.object({
    id: z.string(),
    at: z.string(),
    actorId: z.string(),
    actorName: z.string(),
    entity: z.enum(directoryEntities),
    entityId: z.string(),
    action: z.string(),
    title: z.string(),
    before: z.unknown().optional(),
    after: z.unknown().optional(),
  }),
)
export type DirectoryChange = z.infer<typeof DirectoryChanges>[number]
