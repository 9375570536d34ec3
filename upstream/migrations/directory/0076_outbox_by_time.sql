-- The ids of some mails are derived from what they are about, so that they tell no order.
create index outbox_by_time on outbox (coalesce(sent_at, 0), id);
