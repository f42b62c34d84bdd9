import { LinkOutlined } from '@ant-design/icons';
import { type Editor, useEditorState } from '@tiptap/react';
import { Button, Input, Popover } from 'antd';
import { useState } from 'react';
import { isWebLink } from '../../../domain/shop/rich-text.ts';
import { useBackofficeWords } from '../app/words.ts';
import { popupPlace } from './popup-place.ts';
import { ToolButton } from './tool-button.tsx';

/** Sets, changes and removes the link of the selected text; without a selection the address is inserted. */
export function LinkTool({ editor }: { editor: Editor }) {
  const { editor: words } = useBackofficeWords();
  const [isOpen, setOpen] = useState(false);
  const href = useEditorState({ editor, selector: ({ editor: now }) => now.getAttributes('link').href });
  return (
    <Popover
      {...popupPlace}
      trigger="click"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      content={
        <LinkForm editor={editor} href={typeof href === 'string' ? href : ''} close={() => setOpen(false)} />
      }
    >
      <span>
        <ToolButton label={words.link} icon={<LinkOutlined />} isOn={href !== undefined} />
      </span>
    </Popover>
  );
}

function LinkForm({ editor, href, close }: { editor: Editor; href: string; close(): void }) {
  const { editor: words } = useBackofficeWords();
  const [address, setAddress] = useState(href);
  const [isWrong, setWrong] = useState(false);
  const set = () => {
    const typed = address.trim();
    const link = typed.includes(':') ? typed : `https://${typed}`;
    if (typed === '' || !isWebLink(link) || !URL.canParse(link)) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    const { from, to } = editor.state.selection;
    if (from === to && !href) {
      const marks = [{ type: 'link', attrs: { href: link } }];
      chain.insertContent({ type: 'text', text: link, marks }).run();
    } else chain.setLink({ href: link }).run();
    close();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    close();
  };
  return (
    <div className="rich-text-link">
      <Input
        value={address}
        autoFocus
        type="url"
        placeholder="https://"
        maxLength={500}
        aria-label={words.linkAddress}
        status={isWrong ? 'error' : ''}
        onChange={({ target }) => {
          setAddress(target.value);
          setWrong(false);
        }}
        onPressEnter={(event) => {
          // The product's form around it must not be sent.
          event.preventDefault();
          set();
        }}
      />
      {isWrong && (
        <div className="rich-text-problem" role="alert">
          {words.linkProblem}
        </div>
      )}
      <span className="row">
        <Button type="primary" size="small" onClick={set}>
          {words.linkSet}
        </Button>
        {href && (
          <Button size="small" onClick={remove}>
            {words.linkRemove}
          </Button>
        )}
      </span>
    </div>
  );
}
