import { z } from 'zod'

/** Seconds from and to that were played, as a column keeps them. */
export const Watched = z.array(z.tuple([z.number(), z.number()]))
