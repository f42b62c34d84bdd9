import { Card, type CardProps } from 'antd';
import type { ReactNode } from 'react';

interface Props extends Omit<CardProps, 'title'> {
  title: ReactNode;
}

/** A card that is a section of its page: its title is a heading, which antd's own is not. */
export function SectionCard({ title, ...rest }: Props) {
  return <Card {...rest} title={<h2 className="section-title">{title}</h2>} />;
}
