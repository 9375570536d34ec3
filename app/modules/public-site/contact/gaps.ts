/** What people look for in such a product and do not find in ours, in no order of ours to come. */
export const gaps = ['billing'] as const
