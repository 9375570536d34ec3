/** What whoever has a bill or an expense posted by itself must be allowed to do. */
export const posting = { bill: 'bill:approve', expense: 'expense:post' } as const
