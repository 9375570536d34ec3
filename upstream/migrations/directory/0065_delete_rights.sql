-- Deleting and voiding ask for rights of their own now. The firms' own roles and the keys of programs
-- that could do it before are given them, so that nobody loses or gains anything.
WITH gained (had, given) AS (
  VALUES
    ('item:edit', 'item:delete'),
    ('quote:edit', 'quote:delete'),
    ('recurring:edit', 'recurring:delete'),
    ('invoice:edit', 'invoice:delete'),
    ('payment:edit', 'payment:delete'),
    ('bank:edit', 'bank:delete'),
    ('expense:edit', 'expense:delete'),
    ('bill:edit', 'bill:delete'),
    ('bill:approve', 'bill:reverse'),
    ('tax:edit', 'tax:delete'),
    ('calendar:edit', 'calendar:delete'),
    ('ledger:edit', 'ledger:delete'),
    ('report:view', 'report:delete'),
    ('webhook:edit', 'webhook:delete')
)
UPDATE firm_roles SET grants = json_set(grants, '$.permissions', (
  SELECT json_group_array(permission) FROM (
    SELECT value AS permission FROM json_each(firm_roles.grants, '$.permissions')
    UNION
    SELECT given FROM gained
    JOIN json_each(firm_roles.grants, '$.permissions') ON value = had
  )
));
WITH gained (had, given) AS (
  VALUES
    ('item:edit', 'item:delete'),
    ('quote:edit', 'quote:delete'),
    ('recurring:edit', 'recurring:delete'),
    ('invoice:edit', 'invoice:delete'),
    ('payment:edit', 'payment:delete'),
    ('bank:edit', 'bank:delete'),
    ('expense:edit', 'expense:delete'),
    ('bill:edit', 'bill:delete'),
    ('bill:approve', 'bill:reverse'),
    ('tax:edit', 'tax:delete'),
    ('calendar:edit', 'calendar:delete'),
    ('ledger:edit', 'ledger:delete'),
    ('report:view', 'report:delete'),
    ('webhook:edit', 'webhook:delete')
)
UPDATE api_keys SET permissions = (
  SELECT json_group_array(permission) FROM (
    SELECT value AS permission FROM json_each(api_keys.permissions)
    UNION
    SELECT given FROM gained
    JOIN json_each(api_keys.permissions) ON value = had
  )
);
