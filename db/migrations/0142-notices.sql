-- Until when a notice is shown and to whom, and drafts that every marketplace begins with (decision 37).

ALTER TABLE notices
  ADD COLUMN until_day date,
  ADD COLUMN audience text NOT NULL DEFAULT 'all',
  ADD COLUMN tiers text[] NOT NULL DEFAULT '{}',
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN changed_by bigint;

INSERT INTO notices (title_en, title_zh, body_en, body_zh, pinned) VALUES
  ('What makes a product pass the review', '产品审核通过的要点',
   'A clear title that names the product, at least one picture of your own on a white ground without contact details, true properties, and prices that fall with the quantity.',
   '标题清晰说明产品，至少一张白底、无联系方式的自有图片，属性真实，价格随数量递减。', true),
  ('Answer enquiries within a day', '请在24小时内回复询盘',
   'Buyers see how fast a supplier answers. Please look into your enquiries every day.',
   '买家可以看到供应商的回复速度，请每天查看询盘。', false);
