import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Takes over what the server has drawn of an island, with the properties written beside it. */
export function hydrateIsland(root: HTMLElement, Component: ComponentType<object>): void {
  hydrateRoot(root, createElement(Component, JSON.parse(root.dataset.props ?? '{}')));
}
